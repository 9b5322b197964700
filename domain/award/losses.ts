import type { AwardDriver } from './award-input';
import type { CatalogueAward, Participant } from './engine/show-award';

/** A driver who gets something worse, or nothing, in a later award. */
export interface Loss {
  readonly driver: AwardDriver;
  /** A job or week id. */
  readonly lostId: string;
  readonly gainedId: string | null;
}

const listIds = <Item>(participant: Participant<Item> | null): string[] =>
  participant?.held.map(({ offerId }) => offerId) ?? [];

/** Places of `ids` in the driver's list, best first. What is not on the list comes last. */
const sortByPick = <Item>({ record }: Participant<Item>, ids: readonly string[]) => {
  const places = new Map(record?.preferences.map((id, place) => [id, place]));
  const toPlace = (id: string | undefined) =>
    id === undefined ? Infinity : (places.get(id) ?? Number.MAX_SAFE_INTEGER);
  return { sorted: ids.toSorted((a, b) => toPlace(a) - toPlace(b)), toPlace };
};

/** Who gets something worse in `after` than in `before`, most senior first. */
export const getLosses = <Item>(
  before: Pick<CatalogueAward<Item>, 'listDrivers'>,
  after: Pick<CatalogueAward<Item>, 'findDriver'>,
): Loss[] => {
  const losses: Loss[] = [];
  for (const participant of before.listDrivers()) {
    const had = listIds(participant);
    const has = listIds(after.findDriver(participant.driver.employeeId));
    const lost = had.filter((id) => !has.includes(id));
    if (lost.length === 0) continue;
    const gained = has.filter((id) => !had.includes(id));
    const { sorted, toPlace } = sortByPick(participant, lost);
    const better = sortByPick(participant, gained).sorted;
    for (const [index, lostId] of sorted.entries()) {
      const gainedId = better[index];
      if (toPlace(lostId) < toPlace(gainedId))
        losses.push({ driver: participant.driver, lostId, gainedId: gainedId ?? null });
    }
  }
  return losses;
};
