import { spawnSync } from 'node:child_process';
import { findBrowser } from '~/infra/local/browser';
import { ensureBuilt, root } from '~/infra/local/build';
import { listStories } from '~/infra/local/tiers/list-stories';
import {
  clearResults,
  conclude,
  failOnce,
  runStories,
  runTests,
  type Outcome,
} from '~/infra/local/tiers/run-tests';
import { parseShard, takeShare } from '~/infra/local/tiers/shard';
import { listRoutes, recordStoryRoutes } from '~/infra/local/tiers/story-routes';

/**
 * Everything, before a release: all tests, with other random inputs than the gate and thirty times as many; all stories
 * in both languages and looks; the core journeys five times; hostile forms and kills in a long run. `--shard 1/4` runs
 * the first of four parts. Also records which routes the stories reach, by which the gate chooses among them.
 */
const longRuns = [
  ['bad-requests', '20000'],
  ['kills', '20', '5000'],
] as const;

const runLong = ([name, ...scale]: readonly string[]): Outcome => {
  const { status } = spawnSync('npm', ['run', 'soak', '--', name!, ...scale], {
    cwd: root,
    stdio: 'inherit',
  });
  const again = `  npm run soak -- ${[name, ...scale].join(' ')}`;
  return status === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`soak ${name}\n${again}`] };
};

const shard = parseShard(process.argv.slice(2));
const part = `--shard=${shard.index}/${shard.count}`;
clearResults();
ensureBuilt();
const browser = await findBrowser();
process.env.STORY_BROWSER = browser;

const tests = runTests([part], { FAST_CHECK_SEED: 'random', FAST_CHECK_TIMES: '30' });
const stories = runStories('stories', [part], browser);
// A folder of its own, because a run removes what the one before left there.
const again = ['--grep=@core', '--repeat-each=5', '--output=test-results/core'];
const core = runStories('core', [part, '--project=english', ...again], browser);
const long = takeShare(longRuns, shard).map(runLong);

const recordRoutes = (): Outcome[] => {
  try {
    const existing = new Set(listStories().map(({ key }) => key));
    if (stories.stories) recordStoryRoutes(listRoutes(stories.stories), existing);
    return [];
  } catch (error) {
    return [failOnce(error)];
  }
};
process.exit(conclude([tests, stories, core, ...long, ...recordRoutes()]));
