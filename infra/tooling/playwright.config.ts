import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser, installFont } from '../local/browser';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The stories of drivers and visitors, which also run in a browser set to Spanish. */
const drivers = [
  'api-access',
  'at-work',
  'changed-results',
  'driver-*',
  'entered-list',
  'erase-company',
  'freed-week',
  'hostile-texts',
  'kiosk',
  'languages',
  'mails',
  'people',
  'standing',
  'withdrawn-results',
].map((name) => `**/${name}.spec.ts`);

/** The stories of a whole week, which also run without what the lowest browsers lack. */
const weeks = ['week', 'week-routine', 'driver-ranking', 'driver-vacation'].map(
  (name) => `**/${name}.spec.ts`,
);

// The workers load this file too, and must not look again.
if (!process.env.FONTCONFIG_FILE) {
  // Pages have the same height on every machine.
  installFont();
  process.env.FONTCONFIG_FILE = fromRoot('infra/tooling/fonts.conf');
}
process.env.STORY_BROWSER ||= await findBrowser();

/** The stories run in a real browser. Each starts its own server and store in its own process. */
export default defineConfig<{ isOldBrowser?: boolean }>({
  testDir: fromRoot('tests/e2e'),
  tsconfig: fromRoot('tsconfig.json'),
  outputDir: fromRoot('test-results/e2e'),
  // Generous, so that a busy machine does not fail a story. Stories wait for conditions, never for a fixed time.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  globalSetup: fromRoot('infra/tooling/built-pages.ts'),
  // More than two at once take longer on two processors, because a story keeps browser and server busy.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  projects: [
    { name: 'english', use: { locale: 'en-US' } },
    { name: 'spanish', use: { locale: 'es-US' }, testMatch: drivers },
    { name: 'old', use: { locale: 'en-US', isOldBrowser: true }, testMatch: weeks },
  ],
  use: {
    // The stories' sites are in this zone unless a story says otherwise.
    timezoneId: 'America/New_York',
    // Off, because traces take a fifth of the time. Use `--trace on` to investigate a failure.
    trace: 'off',
    actionTimeout: 90_000,
    screenshot: 'only-on-failure',
    // Animations are off, because drawing them takes a quarter of the time. Stories in which a press and a movement
    // can meet turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.STORY_BROWSER,
      args: browserFlags,
    },
  },
});
