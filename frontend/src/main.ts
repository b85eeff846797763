import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings } from './settings.svelte';
import './look.css';
import './narrow-and-crowded.css';

applySettings();
mount(App, { target: document.getElementById('page')! });
