import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '~/infra/local/build';
import { findBrowser } from '~/infra/local/browser';
import { findChange } from '~/infra/local/tiers/find-change';
import { listStories } from '~/infra/local/tiers/list-stories';
import { planGate } from '~/infra/local/tiers/plan-gate';
import {
  clearResults,
  conclude,
  resultsFolder,
  runStories,
  runTests,
} from '~/infra/local/tiers/run-tests';

/**
 * The gate: all unit and integration tests but the slow ones, and the core journeys in a real browser; besides, the
 * slow tests and the stories that are nearest to what changed. `npm run test:release` is everything. Prints what
 * failed and the counts.
 */
clearResults();
ensureBuilt();
const browser = await findBrowser();
process.env.STORY_BROWSER = browser;

const change = findChange();
const { leftOut, slow, core, further } = await planGate(change, listStories());
console.log(
  [
    `${change.files?.length ?? 'All'} files changed since ${change.since}.`,
    `Beside what always runs: ${slow.length} of ${slow.length + leftOut.length} slow files,`,
    `and ${further.length} stories that are near to the change:`,
    ...[...slow, ...further].map((name) => `  ${name}`),
  ].join('\n'),
);

const tests = runTests(leftOut.map((file) => `--exclude=${file}`));
const list = join(resultsFolder, 'stories.txt');
writeFileSync(list, [...core, ...further].join('\n'));
const stories = runStories('stories', ['--project=english', '--test-list', list], browser);
process.exit(conclude([tests, stories]));
