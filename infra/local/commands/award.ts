import { reasons } from '~/app/copy/en/driver/reasons';
/** `npm run -s award -- input.json`: prints the award of an input with every reason. */
import { getResult, runAward, type AwardRun } from '~/domain/award/award';
import { toDriverReason } from '~/domain/award/driver-reason';
import { parseAwardInput } from '~/domain/award/parse-award-input';
import { explainAllPicks, type ExplainedPick } from '~/domain/award/reasons';
import { jsonList, printChunks } from '../print-chunks';
import { readJson } from '../read-json';

const refuse = (line: string): void => {
  console.error(`award: ${line}`);
  process.exitCode = 2;
};

/** One flat row per reason, which is also readable as a table. */
const rows = function* (idName: 'jobId' | 'weekId', picks: Iterable<ExplainedPick>) {
  for (const { driverId, pickId, rank, reason } of picks) {
    const { code, ...details } = reason;
    yield {
      driverId,
      [idName]: pickId,
      rank,
      reason: code,
      ...details,
      text: reasons.describe(toDriverReason(reason)),
    };
  }
};

const output = function* (run: AwardRun): Generator<string> {
  const { jobs, vacations, jobChain, chain } = getResult(run);
  yield '{"jobs":';
  yield* jsonList(jobs);
  yield ',"vacations":';
  yield* jsonList(vacations);
  for (const [name, steps] of Object.entries({ jobChain, chain })) {
    if (!steps) continue;
    yield `,"${name}":`;
    yield* jsonList(steps);
  }
  yield ',"reasons":';
  yield* jsonList(rows('jobId', explainAllPicks(run, 'jobs')));
  yield ',"vacationReasons":';
  yield* jsonList(rows('weekId', explainAllPicks(run, 'vacations')));
  yield '}\n';
};

const main = async (path: string | undefined): Promise<void> => {
  if (path === undefined) return refuse('name a file, or - for standard input');
  const json = readJson(path);
  if (!json.ok) return refuse(json.error);
  const input = parseAwardInput(json.value);
  if (!input.ok)
    return refuse(
      `${path === '-' ? 'standard input' : path}: ${input.error.at || '/'} ${input.error.message}`,
    );
  await printChunks(output(runAward(input.value)));
};

await main(process.argv[2]);
