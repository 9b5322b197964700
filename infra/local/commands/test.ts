import { findBrowser } from '~/infra/local/browser';
import { ensureBuilt } from '~/infra/local/build';
import { findChange } from '~/infra/local/tiers/find-change';
import { listStories } from '~/infra/local/tiers/list-stories';
import { describeGate, planGate, type Gate } from '~/infra/local/tiers/plan-gate';
import {
  clearResults,
  conclude,
  failOnce,
  runListed,
  runTests,
  type Outcome,
} from '~/infra/local/tiers/run-tests';

/**
 * The gate: all unit and integration tests but the slow ones, and the core journeys in a real browser; besides, the
 * slow tests and the stories that are nearest to what changed. Prints what failed and the counts.
 */
clearResults();
ensureBuilt();
const browser = await findBrowser();
process.env.STORY_BROWSER = browser;

/** If a file of stories does not load, the other tests run all the same. */
const runAll = ({ leftOut, core, further }: Gate): Outcome[] => [
  runTests(leftOut.map((file) => `--exclude=${file}`)),
  runListed([...core, ...further], browser),
];
const outcomes = await (async () => {
  try {
    const change = findChange();
    const gate = await planGate(change, listStories());
    console.log(describeGate(gate, change));
    return runAll(gate);
  } catch (error) {
    return [failOnce(error), runTests([])];
  }
})();
process.exit(conclude(outcomes));
