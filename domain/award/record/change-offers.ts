import { award } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import type { Job } from '~/domain/jobs/job';
import type { AwardRecord } from './award-record';
import { firstDifference } from './first-difference';
import { rememberChains, strikeFreed } from './free-jobs';
import { pickJob, type PublishedFacts, type PublishedWeek } from './published-facts';

/** A job as it is now; null if it was deleted. */
export interface JobChange {
  readonly jobId: string;
  readonly now: Job | null;
}

/** A vacation week as it is now; null if it was deleted. */
export interface WeekChange {
  readonly weekId: string;
  readonly now: PublishedWeek | null;
}

type Version = Pick<AwardRecord, 'input' | 'output'>;

/** What changes. `facts`: what the version before says, because records of earlier versions of the application lack a part of it. */
interface Changes<Change> {
  readonly changes: readonly Change[];
  readonly facts: PublishedFacts;
  readonly siteName: string;
}

/** The offers with their changes, by ID. A change of an offer that the version before does not have is ignored. */
const changeOffers = <Offer, Now>(
  offers: ReadonlyMap<string, Offer>,
  changes: ReadonlyMap<string, Now | null>,
  change: (offer: Offer, now: Now) => Offer,
): ReadonlyMap<string, Offer> =>
  new Map(
    [...offers].flatMap(([id, offer]) => {
      const now = changes.get(id);
      return now === null ? [] : [[id, now ? change(offer, now) : offer]];
    }),
  );

const hold = <Held>(held: readonly Held[]) => ({ held, freed: [] as const });
const isSame = (one: unknown, other: unknown): boolean => !firstDifference(one, other, '');

/** The input of a version that changes jobs and nothing else (domain/README.md#changed-jobs). */
export const changeJobs = (
  { input, output }: Version,
  { changes, facts, siteName }: Changes<JobChange>,
): AwardInput => {
  const jobs = changeOffers(
    new Map(facts.jobs.map((job) => [job.jobId, job])),
    new Map(changes.map(({ jobId, now }) => [jobId, now])),
    (_, now) => pickJob(now),
  );
  const site = input.site ?? { siteName, timeZone: facts.timeZone };
  const { kept: _, ...others } = input;
  const preferences = strikeFreed(input.preferences, rememberChains(input));
  const changed = { ...others, site, jobs: [...jobs.values()], preferences };
  const kept = output.jobs.filter(({ jobId }) => jobs.has(jobId));
  // Reasons and figures are about the award before its trades, so these are made again where that leaves the same result.
  const { trades: __, ...untraded } = input;
  const again = { ...changed, freedJobs: hold(award(untraded).jobs) };
  if (isSame(award(again).jobs, kept)) return again;
  const { trades: ___, ...settled } = changed;
  return { ...settled, freedJobs: hold(output.jobs) };
};

/** The same for vacation weeks. */
export const changeWeeks = (
  { input, output }: Version,
  { changes, facts, siteName }: Changes<WeekChange>,
): AwardInput => {
  const weeks = changeOffers(
    new Map(input.vacationWeeks.map((week) => [week.weekId, week])),
    new Map(changes.map(({ weekId, now }) => [weekId, now])),
    // Slots are nothing to a holder, and fewer of them must cost none the week in a later version.
    (week, { startDate, endDate }) => ({ ...week, startDate, endDate }),
  );
  const site = input.site ?? { siteName, timeZone: facts.timeZone };
  const changed = { ...input, site, vacationWeeks: [...weeks.values()] };
  const kept = output.vacations.filter(({ weekId }) => weeks.has(weekId));
  const { vacationTrades: _, ...untraded } = input;
  const again = { ...changed, freedWeeks: hold(award(untraded).vacations) };
  if (isSame(award(again).vacations, kept)) return again;
  const { vacationTrades: __, ...settled } = changed;
  return { ...settled, freedWeeks: hold(output.vacations) };
};
