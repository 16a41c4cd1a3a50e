import { defineConfig } from 'vite';

// Only for the gallery: applications are built by webpack with the federation.
export default defineConfig({
  root: import.meta.dirname,
  define: { RIGHTWAY_VERSION: JSON.stringify('gallery') },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 5000 },
  server: { port: 4600 },
});
