import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { routesOnDemand } from './routes-on-demand';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  publicDir: 'app/public',
  resolve: { alias: { '~': root } },
  plugins: [
    tailwindcss(),
    remix({
      // Lazy route discovery stays off: its manifest endpoint lets a stranger burn CPU.
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
      },
    }),
    routesOnDemand(),
  ],
  build: { target: 'es2022', chunkSizeWarningLimit: 700 },
});
