import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build';
import { chooseStories, type Candidate } from './choose-stories';
import type { Change } from './find-change';
import type { Story } from './list-stories';
import { readImports } from './read-imports';
import { chooseSlowTests, slowTests } from './slow-tests';
import {
  createFindSources,
  loadPageRoutes,
  readStoryRoutes,
  type StoryRoutes,
} from './story-routes';

/** The most stories and slow files that run for a change, beside what always runs. */
const maxFurther = 20;

export interface Gate {
  /** Slow files of tests that the change is not about. */
  readonly leftOut: readonly string[];
  /** The slow files that it is about. */
  readonly slow: readonly string[];
  /** The keys of the core journeys. */
  readonly core: readonly string[];
  /** The keys of further stories. */
  readonly further: readonly string[];
  /** The keys of stories whose routes are not recorded yet. */
  readonly unrecorded: readonly string[];
}

const storyFolder = 'tests/e2e';
const pageEntries = ['app/root.tsx', 'app/entry.client.tsx', 'app/entry.server.tsx'];

const listFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));

/** The stories to choose from, with the files that they start from. */
const findCandidates = async (
  stories: readonly Story[],
  routes: StoryRoutes,
  sources: ReadonlySet<string>,
) => {
  const findSources = createFindSources(await loadPageRoutes(), (file) => sources.has(file));
  return stories
    .filter(({ isCore, isLong }) => !isCore && !isLong)
    .map(({ key, file }): Candidate => {
      const pages = (routes[key] ?? []).flatMap(findSources);
      return {
        key,
        file,
        starts: [...new Set([`${storyFolder}/${file}`, ...pageEntries, ...pages])],
      };
    });
};

/** A change of these may change every page and test. */
const everything = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'infra/tooling/playwright.config.ts',
  'infra/tooling/vite.config.ts',
  'infra/tooling/vitest.config.ts',
];

/** Finds what may have changed; null if that may be anything. */
const findReached = (files: Change['files']): Change['files'] =>
  files?.some((file) => everything.some((start) => file.startsWith(start))) ? null : files;

/**
 * Plans what `npm test` runs for a change. The pages must be built.
 * @throws {Error} if there is no core journey, or a file of stories does not load
 */
export const planGate = async (change: Change, stories: readonly Story[]): Promise<Gate> => {
  const core = stories.flatMap(({ key, isCore }) => (isCore ? [key] : []));
  if (core.length === 0) throw new Error('There is no core journey.');
  const files = findReached(change.files);
  const recorded = readStoryRoutes();
  const slow = chooseSlowTests(files);
  const sources = new Set(
    [...listFiles('app'), ...listFiles('functions')].filter((file) => /\.tsx?$/.test(file)),
  );
  const specs = new Set(stories.map(({ file }) => `${storyFolder}/${file}`));
  const imports = await readImports([...sources, ...specs]);
  const changed = files ?? [...imports.keys()];
  const candidates = await findCandidates(stories, recorded, sources);
  return {
    leftOut: slowTests.map(({ file }) => file).filter((file) => !slow.includes(file)),
    slow,
    core,
    further: chooseStories(changed, candidates, imports, Math.max(0, maxFurther - slow.length)),
    unrecorded: stories.map(({ key }) => key).filter((key) => !(key in recorded)),
  };
};

/** Describes for people what the gate runs. */
export const describeGate = (
  { leftOut, slow, core, further, unrecorded }: Gate,
  { files, since }: Change,
): string =>
  [
    `${files?.length ?? 'All'} files changed since ${since}. Beside what always runs:`,
    `${slow.length} of ${slow.length + leftOut.length} slow files, and ${further.length} stories near to the change:`,
    ...[...slow, ...further].map((name) => `  ${name}`),
    `The ${core.length} core journeys run in any case.`,
    ...(unrecorded.length === 0
      ? []
      : [
          `The routes of ${unrecorded.length} stories are not recorded: npm run test:release does.`,
        ]),
  ].join('\n');
