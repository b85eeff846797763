import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings } from './settings.svelte';
import './look/index.css';

applySettings();
mount(App, { target: document.getElementById('page')! });
