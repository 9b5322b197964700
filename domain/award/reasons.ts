import { getPlaces } from '~/domain/jobs/job';
import { mayHold } from '~/domain/picks/visible-jobs';
import type { AssignmentType } from './assignment-type';
import { getCatalogueAward, type AwardRun, type Catalogue, type CatalogueItem } from './award';
import {
  compareSeniority,
  haveCommonDay,
  takesTurn,
  takesTurnForWeeks,
  type AwardDriver,
  type AwardJob,
  type AwardWeek,
} from './award-input';
import type { JobChain } from './engine/freed-jobs';
import type { Offer, Participant, Taker } from './engine/show-award';

/**
 * Why a pick went as it did (domain/README.md#reasons). The decider is for administrators and the record:
 * a driver's own reason (`toDriverReason`) names nobody.
 */
export type PickReason =
  /** `round` is given if the site names its rounds of vacation weeks. */
  | {
      readonly code: 'awarded';
      readonly assignmentType: AssignmentType;
      readonly round?: number;
    }
  /** The driver got it and traded it. */
  | { readonly code: 'traded-away' }
  /** `isHeld`: a less senior driver holds it, because only freed jobs are passed on. */
  | { readonly code: 'went-to'; readonly decider: Taker; readonly isHeld?: true }
  | { readonly code: 'assigned-manually'; readonly decider: Taker }
  /** For a job of several places: `decider` took its last place. `isHeld`: as above. */
  | {
      readonly code: 'job-full';
      readonly places: number;
      readonly decider: Taker;
      readonly isHeld?: true;
    }
  /**
   * For a week: `decider` took its last slot; null for a week without slots. `before`: why a less senior driver came
   * first, in an earlier round, or because published weeks stay when freed ones are passed on.
   */
  | {
      readonly code: 'week-full';
      readonly slots: number;
      readonly decider: Taker | null;
      readonly before?: 'round' | 'published';
    }
  | { readonly code: 'needs-airport-certification' }
  /** The driver gave the week up or declined it. */
  | { readonly code: 'struck' }
  /** The driver held the job until it was freed, in this version or an earlier one, and is not offered it again. */
  | { readonly code: 'freed' }
  /** A place is free, because the limit of moves ended a chain before the job was offered. */
  | { readonly code: 'chain-ended' }
  | { readonly code: 'got-earlier-pick'; readonly earlierRank: number }
  /** It has a day in common with `weekId`, which the driver holds. */
  | { readonly code: 'overlaps'; readonly weekId: string }
  /** The driver holds `weeks` weeks, all that they may hold or take in the rounds. */
  | { readonly code: 'weeks-used-up'; readonly weeks: number }
  /** A slot is free, but only weeks that were freed since publishing are passed on. */
  | { readonly code: 'not-freed' }
  /** A place is free, or was traded, but the version does not award all jobs again. */
  | { readonly code: 'not-awarded-again' }
  /** The driver kept the job when all others were awarded again. */
  | { readonly code: 'kept'; readonly assignmentType: AssignmentType }
  /** `decider` kept it; of several, the last one. */
  | { readonly code: 'kept-by'; readonly decider: Taker }
  /** The driver kept another job, and took part in nothing else. */
  | { readonly code: 'got-kept'; readonly keptId: string }
  /** The driver was assigned something else manually before any pick was read. */
  | { readonly code: 'got-manual'; readonly manualId: string }
  | { readonly code: 'not-eligible' }
  | { readonly code: 'on-vacation'; readonly weekId: string }
  | { readonly code: 'on-leave' }
  | { readonly code: 'not-offered' };

/** One pick of a driver. `pickId` is a job or week id, `rank` its place in the submitted list, from 1. */
export interface ExplainedPick {
  readonly driverId: string;
  readonly pickId: string;
  readonly rank: number;
  readonly reason: PickReason;
}

/** Why a driver who takes a turn did not get an offer. */
type Explain<Item> = (
  of: Participant<Item>,
  rank: number,
  offer: Offer<Item>,
  run: AwardRun,
) => PickReason;

const isLessSenior = (decider: Taker, driver: AwardDriver): boolean =>
  decider.assignmentType !== 'manual' &&
  compareSeniority({ ...decider, employeeId: decider.driverId }, driver) > 0;

/** Why the driver was not offered a job when only freed ones are passed on. */
const explainNotOffered = (
  { driver, assignments }: Participant<AwardJob>,
  { id, isFull }: Offer<AwardJob>,
  chain: JobChain,
): PickReason => {
  const mayMove = assignments[0]?.assignmentType !== 'trade';
  if (chain.wasFreedFrom(driver.employeeId, id)) return { code: 'freed' };
  return !isFull && mayMove && chain.isCutOff(id)
    ? { code: 'chain-ended' }
    : { code: 'not-awarded-again' };
};

const explainJob: Explain<AwardJob> = (of, rank, offer, { input, jobChain, kept }) => {
  const { item, lastTaker, isFull } = offer;
  if (!mayHold(item, of.driver, input.settings.company))
    return { code: 'needs-airport-certification' };
  if (of.record?.struck?.includes(offer.id)) return { code: 'freed' };
  const gotRank = of.assignments[0]?.rank ?? null;
  if (gotRank !== null && gotRank < rank) return { code: 'got-earlier-pick', earlierRank: gotRank };
  // Who holds it by a trade is not the one to whom the rules gave it, and that driver is not known any more.
  const isByRules = isFull && lastTaker?.assignmentType !== 'trade';
  if (jobChain && (!isByRules || jobChain.wasFreedFrom(of.driver.employeeId, offer.id)))
    return explainNotOffered(of, offer, jobChain);
  const [own] = of.assignments;
  const isKept = own !== undefined && kept.get(of.driver.employeeId) === own.offerId;
  if (lastTaker && isFull && kept.get(lastTaker.driverId) === offer.id)
    return { code: 'kept-by', decider: lastTaker };
  if (isKept && (!isFull || !lastTaker || isLessSenior(lastTaker, of.driver)))
    return { code: 'got-kept', keptId: own.offerId };
  // The driver would have got a free place at their turn, so someone before them took the last one.
  if (lastTaker === null) return { code: 'not-offered' };
  const isHeld = jobChain && isLessSenior(lastTaker, of.driver) && { isHeld: true as const };
  const places = getPlaces(item);
  if (places > 1) return { code: 'job-full', places, decider: lastTaker, ...isHeld };
  return lastTaker.assignmentType === 'manual'
    ? { code: 'assigned-manually', decider: lastTaker }
    : { code: 'went-to', decider: lastTaker, ...isHeld };
};

const explainWeek: Explain<AwardWeek> = (of, rank, offer, { input: { freedWeeks } }) => {
  if (of.record?.struck?.includes(offer.id)) return { code: 'struck' };
  // The weeks that the driver had when this one was their next choice.
  const before = of.assignments.filter(
    (one) => one.assignmentType === 'manual' || (one.rank !== null && one.rank < rank),
  );
  const [first] = before;
  if (before.length >= of.maxOffers)
    return before.length === 1 && first?.rank
      ? { code: 'got-earlier-pick', earlierRank: first.rank }
      : { code: 'weeks-used-up', weeks: before.length };
  const overlapped = before.find(({ item }) => haveCommonDay(item, offer.item));
  if (overlapped) return { code: 'overlaps', weekId: overlapped.offerId };
  if (!offer.isFull) return { code: 'not-freed' };
  const decider = offer.lastTaker;
  return {
    code: 'week-full',
    slots: offer.item.totalSlots,
    decider,
    ...(decider &&
      isLessSenior(decider, of.driver) && { before: freedWeeks ? 'published' : 'round' }),
  };
};

const explanations: { readonly [Of in Catalogue]: Explain<CatalogueItem[Of]> } = {
  jobs: explainJob,
  vacations: explainWeek,
};

const explainAbsence = ({ onVacation, onLeave }: AwardDriver, of: Catalogue): PickReason => {
  if (onLeave && of === 'jobs') return { code: 'on-leave' };
  return onVacation ? { code: 'on-vacation', weekId: onVacation.weekId } : { code: 'not-eligible' };
};

const explainPick = <Of extends Catalogue>(
  run: AwardRun,
  catalogue: Of,
  of: Participant<CatalogueItem[Of]>,
  rank: number,
  offer: Offer<CatalogueItem[Of]> | null,
): PickReason => {
  const { driver, assignments, held } = of;
  if (offer === null) return { code: 'not-offered' };
  const own = assignments.find(({ offerId }) => offerId === offer.id);
  if (own) {
    const { assignmentType } = own;
    if (!held.some(({ offerId }) => offerId === offer.id)) return { code: 'traded-away' };
    if (run.kept.get(driver.employeeId) === own.offerId && catalogue === 'jobs')
      return { code: 'kept', assignmentType };
    const round = run.input.settings.vacationRounds && own.round;
    return { code: 'awarded', assignmentType, ...(round && { round }) };
  }
  const [first] = assignments;
  if (of.maxOffers === 1 && first?.assignmentType === 'manual')
    return { code: 'got-manual', manualId: first.offerId };
  const isInTurn = catalogue === 'jobs' ? takesTurn(driver) : takesTurnForWeeks(driver);
  return isInTurn
    ? explanations[catalogue](of, rank, offer, run)
    : explainAbsence(driver, catalogue);
};

const explain = <Of extends Catalogue>(
  run: AwardRun,
  catalogue: Of,
  of: Participant<CatalogueItem[Of]>,
  until: 'award' | 'end',
): ExplainedPick[] =>
  of.mapPicks(until, (pickId, rank, offer) => ({
    driverId: of.driver.employeeId,
    pickId,
    rank,
    reason: explainPick(run, catalogue, of, rank, offer),
  }));

/**
 * One reason for each pick of the driver, in rank order: down to the awarded pick (or all if none was awarded),
 * optionally also those below it. Repeated IDs are skipped, and unknown IDs are `not-offered`. Ranks are those
 * of the submitted list.
 */
export const explainPicks = (
  run: AwardRun,
  catalogue: Catalogue,
  employeeId: string,
  until: 'award' | 'end' = 'award',
): ExplainedPick[] => {
  const participant = getCatalogueAward(run, catalogue).findDriver(employeeId);
  return participant ? explain(run, catalogue, participant, until) : [];
};

/** Every driver's reasons, sorted by seniority, then by rank. They are computed as they are read. */
export const explainAllPicks = function* (
  run: AwardRun,
  catalogue: Catalogue,
): Generator<ExplainedPick> {
  for (const participant of getCatalogueAward(run, catalogue).listDrivers())
    yield* explain(run, catalogue, participant, 'award');
};
