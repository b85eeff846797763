import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The build goes into the Python package, so that nobody who plays needs Node.
export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: '../src/methuselah/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8620', ws: true } } },
});
