import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = (name: string, include: string[], extra = {}) => ({
  extends: true as const,
  test: { name, include, ...extra },
});

/** `unit` needs nothing but Node; `integration` starts the embedded store and the built web server. */
export default defineConfig({
  root,
  resolve: { alias: { '~': root } },
  test: {
    environment: 'node',
    setupFiles: ['tests/support/no-console-error.ts'],
    projects: [
      project('unit', ['tests/{domain,services,platform,routes,components}/**/*.test.{ts,tsx}'], {
        testTimeout: 30_000,
      }),
      project('integration', ['tests/{store,infra,functions}/**/*.test.ts'], {
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
    ],
  },
});
