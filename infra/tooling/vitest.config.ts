import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { FixedOrder } from './fixed-order';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = (name: string, include: string[], extra = {}) => ({
  extends: true as const,
  test: { name, include, ...extra },
});

/** `unit` needs only Node. The other projects start the embedded store and the built web server. */
export default defineConfig({
  root,
  resolve: { alias: { '~': root } },
  test: {
    environment: 'node',
    // Lets Node import the built pages, because the test runner's own import may return an incomplete page
    // while another request is still loading it. And the bundles of functions: the runner appends a map of several
    // megabytes to them, and its search in that can overflow the stack whenever an error is described.
    server: { deps: { external: [/\/build\/server\//, /\/job-selection-bundles-/] } },
    // Test files spend much time waiting for stores and hashes, so more of them run than there are processors.
    maxWorkers: 3,
    // Only ends tests that hang. A slow machine must not fail one.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // A little less, so that a test that hangs says what it waits for.
    expect: { poll: { timeout: 850_000 } },
    // Files share processes, because a process for each would load the packages 170 times. Nothing here mocks
    // a module, and `leave-nothing.ts` sees to the rest.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    sequence: { sequencer: FixedOrder },
    setupFiles: [
      'tests/support/leave-nothing.ts',
      'tests/support/no-console-error.ts',
      'tests/support/copy.ts',
      'tests/support/fast-check.ts',
    ],
    projects: [
      project('unit', [
        'tests/{copy,domain,services,platform,routes,components,flaws}/**/*.test.{ts,tsx}',
      ]),
      project('integration', ['tests/{store,infra,functions}/**/*.test.ts'], {
        globalSetup: 'infra/tooling/built-pages.ts',
      }),
    ],
  },
});
