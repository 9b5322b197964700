import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build';
import { listSpecs, type PlaywrightReport } from './story-report';

export interface Story {
  /** See `listSpecs`. */
  readonly key: string;
  readonly file: string;
  /** Whether it is one of the core journeys, which the gate always runs. */
  readonly isCore: boolean;
  /** Whether it takes so long that only the release tier runs it. */
  readonly isLong: boolean;
}

/** All stories in English. Throws if a file of stories does not load. */
export const listStories = (): Story[] => {
  const output = execFileSync(
    join(root, 'node_modules', '.bin', 'playwright'),
    [
      ...['test', '--config', 'infra/tooling/playwright.config.ts'],
      ...['--list', '--reporter', 'json', '--project', 'english'],
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return listSpecs(JSON.parse(output) as PlaywrightReport).map(({ key, spec }) => ({
    key,
    file: spec.file,
    isCore: spec.tags.includes('core'),
    isLong: spec.tags.includes('release'),
  }));
};
