import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build';
import { chooseStories, type Candidate } from './choose-stories';
import type { Change } from './find-change';
import type { Story } from './list-stories';
import { readImports } from './read-imports';
import { chooseSlowTests, slowTests } from './slow-tests';
import { createFindSources, loadPageRoutes, readStoryRoutes } from './story-routes';

/** How many stories and slow files run for a change, beside what always runs. */
const mostFurther = 30;

export interface Gate {
  /** Slow files of tests that the change is not about. */
  readonly leftOut: readonly string[];
  /** The slow files that it is about. */
  readonly slow: readonly string[];
  /** The keys of the core journeys. */
  readonly core: readonly string[];
  /** The keys of further stories. */
  readonly further: readonly string[];
}

const storyFolder = 'tests/e2e';
const pageEntries = ['app/root.tsx', 'app/entry.client.tsx', 'app/entry.server.tsx'];

const listFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));

/** Stories without the core journeys, with the files that they start from. */
const findCandidates = async (stories: readonly Story[], sources: ReadonlySet<string>) => {
  const routes = readStoryRoutes();
  const findSources = createFindSources(await loadPageRoutes(), (file) => sources.has(file));
  return stories
    .filter(({ isCore }) => !isCore)
    .map(({ key, file }): Candidate => {
      const pages = (routes[key] ?? []).flatMap(findSources);
      return {
        key,
        file,
        starts: [...new Set([`${storyFolder}/${file}`, ...pageEntries, ...pages])],
      };
    });
};

/** What `npm test` runs for a change. The pages must be built. */
export const planGate = async ({ files }: Change, stories: readonly Story[]): Promise<Gate> => {
  const slow = chooseSlowTests(files);
  const sources = new Set(
    [...listFiles('app'), ...listFiles('functions')].filter((file) => /\.tsx?$/.test(file)),
  );
  const specs = new Set(stories.map(({ file }) => `${storyFolder}/${file}`));
  const imports = await readImports([...sources, ...specs]);
  const changed = files ?? [...imports.keys()];
  const candidates = await findCandidates(stories, sources);
  return {
    leftOut: slowTests.map(({ file }) => file).filter((file) => !slow.includes(file)),
    slow,
    core: stories.flatMap(({ key, isCore }) => (isCore ? [key] : [])),
    further: chooseStories(changed, candidates, imports, Math.max(0, mostFurther - slow.length)),
  };
};
