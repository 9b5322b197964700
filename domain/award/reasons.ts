import { mayHold } from '~/domain/picks/visible-jobs';
import type { AssignmentType } from './assignment-type';
import { getCatalogueAward, type AwardRun, type Catalogue, type CatalogueItem } from './award';
import { takesTurn, type AwardDriver, type AwardSettings } from './award-input';
import type { Offer, Participant, Taker } from './engine/show-award';

/**
 * Why a pick went as it did (domain/README.md#reasons). The decider is for administrators and the record:
 * a driver's own reason (`toDriverReason`) names nobody.
 */
export type PickReason =
  | { readonly code: 'awarded'; readonly assignmentType: AssignmentType }
  | { readonly code: 'went-to'; readonly decider: Taker }
  | { readonly code: 'assigned-manually'; readonly decider: Taker }
  /** For a week: `decider` took its last slot; null for a week without slots. */
  | { readonly code: 'week-full'; readonly slots: number; readonly decider: Taker | null }
  | { readonly code: 'needs-airport-certification' }
  /** The driver gave the week up or declined it. */
  | { readonly code: 'struck' }
  | { readonly code: 'got-earlier-pick'; readonly earlierRank: number }
  /** The driver was assigned something else manually before any pick was read. */
  | { readonly code: 'got-manual'; readonly manualId: string }
  | { readonly code: 'not-eligible' }
  | { readonly code: 'on-vacation'; readonly weekId: string }
  | { readonly code: 'not-offered' };

/** One pick of a driver. `pickId` is a job or week id, `rank` its place in the submitted list, from 1. */
export interface ExplainedPick {
  readonly driverId: string;
  readonly pickId: string;
  readonly rank: number;
  readonly reason: PickReason;
}

/** The two parts of an explanation that are different for jobs and for weeks. */
interface Rules<Item> {
  /** Why the driver cannot get the offer at all; null if they can. */
  readonly findObstacle: (
    of: Participant<Item>,
    offer: Offer<Item>,
    settings: AwardSettings,
  ) => PickReason | null;
  /** Why the offer was no longer available. `decider` took its last place. */
  readonly explainTaken: (item: Item, decider: Taker | null) => PickReason;
}

const rules: { readonly [Of in Catalogue]: Rules<CatalogueItem[Of]> } = {
  jobs: {
    findObstacle: ({ driver }, { item }, { company }) =>
      mayHold(item, driver, company) ? null : { code: 'needs-airport-certification' },
    explainTaken: (_, decider) =>
      decider === null
        ? { code: 'not-offered' }
        : { code: decider.assignmentType === 'manual' ? 'assigned-manually' : 'went-to', decider },
  },
  vacations: {
    findObstacle: ({ record }, { id }) =>
      record?.struck?.includes(id) ? { code: 'struck' } : null,
    explainTaken: ({ totalSlots }, decider) => ({ code: 'week-full', slots: totalSlots, decider }),
  },
};

const explainAbsence = ({ onVacation }: AwardDriver): PickReason =>
  onVacation ? { code: 'on-vacation', weekId: onVacation.weekId } : { code: 'not-eligible' };

const explainPick = <Of extends Catalogue>(
  { input: { settings } }: AwardRun,
  catalogue: Of,
  of: Participant<CatalogueItem[Of]>,
  rank: number,
  offer: Offer<CatalogueItem[Of]> | null,
): PickReason => {
  const { driver, assignment } = of;
  if (offer === null) return { code: 'not-offered' };
  if (assignment?.offerId === offer.id)
    return { code: 'awarded', assignmentType: assignment.assignmentType };
  if (assignment?.assignmentType === 'manual')
    return { code: 'got-manual', manualId: assignment.offerId };
  if (!takesTurn(driver)) return explainAbsence(driver);
  const { findObstacle, explainTaken } = rules[catalogue];
  const obstacle = findObstacle(of, offer, settings);
  if (obstacle) return obstacle;
  const gotRank = assignment?.rank ?? null;
  if (gotRank !== null && gotRank < rank) return { code: 'got-earlier-pick', earlierRank: gotRank };
  // The driver would have got a free offer at their turn, so someone before them took its last place.
  return explainTaken(offer.item, offer.lastTaker);
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
