import type { AdminCall } from '~/app/ports/deps';
import type { AwardDriver } from '~/domain/award/award-input';
import { compareSeniority } from '~/domain/award/award-input';
import type { Job } from '~/domain/jobs/job';
import { listAnswered, listWanted, proposeUntil } from '~/domain/left-over-jobs/left-over-rules';
import type { LeftOverOffer } from '~/domain/left-over-jobs/left-over-schema';
import { listAwardsNotOver } from '~/domain/site/awards-not-over';
import { findLeftOverOffer, type OfferInForce } from '~/domain/site/left-over-offer';
import type { Deadline } from '~/domain/time/deadline';
import type { Instant } from '~/domain/time/instant';
import {
  findWaiting,
  previewLeftOver,
  type LeftOverPreview,
  type WaitingAnswers,
} from './pass-on-left-over.server';
import { readLeftAndHeld, type LeftAndHeld } from './read-left-jobs.server';

type NamedDriver = Pick<AwardDriver, 'employeeId' | 'name' | 'seniorityNumber'>;

export interface LeftOverPage {
  readonly periodId: string;
  /** All weeks with such jobs. */
  readonly weeks: readonly string[];
  /** The jobs of the week that have a free place. */
  readonly jobs: readonly Job[];
  readonly offer: {
    readonly id: string;
    readonly until: Deadline;
    readonly isRunning: boolean;
    /** Those of the offered jobs that have a free place. */
    readonly jobIds: readonly string[];
    /** The most senior driver first; each with the jobs that they take, wanted most first. */
    readonly answers: readonly { readonly driver: NamedDriver; readonly jobIds: string[] }[];
    /** What the next version does; null while answers count, and if there are none. */
    readonly preview: LeftOverPreview | null;
  } | null;
  /** Answers about another week, which another offer would discard. */
  readonly waiting: WaitingAnswers | null;
  readonly proposed: Deadline;
}

const readAnswers = async (
  { deps, access: { scope } }: AdminCall<'stores'>,
  offer: LeftOverOffer,
  held: LeftAndHeld['held'],
) => {
  const [all, { items }] = await Promise.all([
    deps.stores.leftOver.list(scope, offer.periodId),
    deps.stores.drivers.list(scope),
  ]);
  const byId = new Map(items.map((driver) => [driver.employeeId, driver]));
  return all
    .flatMap((answers) => {
      const driver = byId.get(answers.employeeId);
      const heldId = held.get(answers.employeeId) ?? null;
      const jobIds = listWanted(listAnswered(answers, offer), heldId).map(({ jobId }) => jobId);
      if (!driver || jobIds.length === 0) return [];
      const { employeeId, name, seniorityNumber } = driver;
      return [{ driver: { employeeId, name, seniorityNumber }, jobIds }];
    })
    .sort((a, b) => compareSeniority(a.driver, b.driver));
};

/** The offer with its answers about jobs that are still free; null if none is. */
const readOffer = async (
  { deps, access }: AdminCall<'stores' | 'sha256'>,
  found: OfferInForce,
  { left, held }: LeftAndHeld,
): Promise<LeftOverPage['offer']> => {
  const { offer, isRunning } = found;
  const jobIds = left.map(({ jobId }) => jobId).filter((id) => offer.jobIds.includes(id));
  if (jobIds.length === 0) return null;
  const all = await readAnswers({ deps, access }, offer, held);
  const answers = all
    .map((one) => ({ ...one, jobIds: one.jobIds.filter((id) => jobIds.includes(id)) }))
    .filter((one) => one.jobIds.length > 0);
  const isDecided = !isRunning && answers.length > 0;
  const preview = isDecided ? await previewLeftOver({ deps, access }, found) : null;
  return { id: offer.id, until: offer.until, isRunning, jobIds, answers, preview };
};

/**
 * The page about the jobs of a published week that nobody has: of the one that is asked for, the one that is offered, or the
 * first that has some. Null if none has.
 */
export const readLeftOverPage = async ({
  deps,
  access,
  now,
  week,
}: AdminCall<
  'stores' | 'sha256',
  { readonly now: Instant; readonly week: string | null }
>): Promise<LeftOverPage | null> => {
  const { site } = access;
  const found = findLeftOverOffer(site, now);
  const weeks = await Promise.all(
    listAwardsNotOver(site, 'jobs', now).map(async (award) => ({
      periodId: award.periodId,
      ...(await readLeftAndHeld({ deps, access }, award)),
    })),
  );
  const withJobs = weeks.filter(({ left }) => left.length > 0);
  const find = (wanted: string | undefined | null) =>
    withJobs.find(({ periodId }) => periodId === wanted);
  const shown = find(week) ?? find(found?.offer.periodId) ?? withJobs[0];
  if (!shown) return null;
  const { periodId, left: jobs } = shown;
  const isOffered = found?.offer.periodId === periodId;
  const offer = found && isOffered ? await readOffer({ deps, access }, found, shown) : null;
  return {
    periodId,
    weeks: withJobs.map((one) => one.periodId),
    jobs,
    offer,
    waiting: found && !offer ? await findWaiting({ deps, access }, found) : null,
    proposed: proposeUntil(periodId, site.timeZone, now),
  };
};
