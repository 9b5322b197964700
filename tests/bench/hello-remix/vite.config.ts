import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

/** The smallest possible Remix build, with the product's flags. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  plugins: [
    remix({
      appDirectory: 'tests/bench/hello-remix/app',
      buildDirectory: 'build/hello-remix',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
      },
    }),
  ],
  build: { target: 'es2022' },
});
