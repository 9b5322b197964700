import { award, getResult, type AwardedJob, type AwardRun } from '~/domain/award/award';
import { missingSeniority, type AwardDriver, type AwardInput } from '~/domain/award/award-input';
import type { AwardRecord } from '~/domain/award/record/award-record';
import { getAwardDifference } from '~/domain/award/results/award-difference';
import { getLosses } from '~/domain/award/results/losses';

const getSeniority = ({ seniorityNumber }: AwardDriver): number =>
  seniorityNumber ?? missingSeniority;

/** What everybody keeps whose seniority number is below `from` (domain/README.md#awarded-again). */
export const listKept = (
  held: readonly AwardedJob[],
  drivers: readonly AwardDriver[],
  from: number,
): AwardedJob[] => {
  const seniors = new Set(
    drivers.filter((driver) => getSeniority(driver) < from).map(({ employeeId }) => employeeId),
  );
  return held.filter(({ driverId }) => seniors.has(driverId));
};

/** What drivers hold in a version without its trades, which follow after every award. */
export const listHeldUntraded = ({
  input: { trades = [], ...untraded },
  output,
}: Pick<AwardRecord, 'input' | 'output'>): readonly AwardedJob[] =>
  trades.length > 0 ? award(untraded).jobs : output.jobs;

const toKey = ({ jobId, driverId, assignmentType }: AwardedJob): string =>
  JSON.stringify([jobId, driverId, assignmentType]);
const toText = (jobs: readonly AwardedJob[]): string => jobs.map(toKey).join('\n');

/** The seniority numbers that a page may propose, and which of them change nothing. */
interface AgainNumbers {
  /** Largest first: drivers' numbers, and one more than the largest, from which everybody may keep what they hold. */
  readonly candidates: readonly number[];
  /** Whether awarding again from the number has the result of awarding everything again. Computes an award. */
  readonly isSame: (from: number) => boolean;
}

/**
 * The first of the candidates that is the same is the number to propose; with trades it can be the last one. `input`: that of
 * awarding all again. `held`: what the drivers hold before trades.
 */
export const listAgainNumbers = (input: AwardInput, held: readonly AwardedJob[]): AgainNumbers => {
  const whole = award(input).jobs;
  const wholeText = toText(whole);
  const same = new Set(whole.map(toKey));
  // A trade may still give a driver who keeps another job what they have by it in the whole award.
  const trading = new Set(
    whole.flatMap(({ driverId, assignmentType }) => (assignmentType === 'trade' ? driverId : [])),
  );
  const jobs = new Set(input.jobs.map(({ jobId }) => jobId));
  const losing = new Set(
    held
      .filter((row) => jobs.has(row.jobId) && !same.has(toKey(row)) && !trading.has(row.driverId))
      .map(({ driverId }) => driverId),
  );
  const numbers = input.drivers.map(getSeniority);
  // Nobody whose result differs may keep it, so the most senior of them must be awarded again.
  const last = input.drivers
    .filter(({ employeeId }) => losing.has(employeeId))
    .reduce((least, driver) => Math.min(least, getSeniority(driver)), Infinity);
  const candidates = [...new Set([...numbers, Math.max(0, ...numbers) + 1])]
    .filter((from) => from <= last)
    .sort((a, b) => b - a);
  const isSame = (from: number) =>
    toText(award({ ...input, kept: listKept(held, input.drivers, from) }).jobs) === wholeText;
  return { candidates, isSame };
};

/** A driver who gets a job that they ranked lower, or none. */
export interface WorseOff extends Pick<AwardDriver, 'employeeId' | 'name' | 'seniorityNumber'> {
  readonly lostId: string;
  readonly gainedId: string | null;
}

/** What awarding the jobs again changes in a published award. */
export interface AgainOutcome {
  /** How many drivers get another result, or none. */
  readonly changes: number;
  /** Most senior first. */
  readonly worseOff: readonly WorseOff[];
}

export const getAgainOutcome = (published: AwardRun, again: AwardRun): AgainOutcome => ({
  changes: getAwardDifference(getResult(published), getResult(again)).length,
  worseOff: getLosses(published.jobs, again.jobs).map(
    ({ driver: { employeeId, name, seniorityNumber }, lostId, gainedId }) => ({
      employeeId,
      name,
      seniorityNumber,
      lostId,
      gainedId,
    }),
  ),
});
