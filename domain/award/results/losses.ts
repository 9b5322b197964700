import type { AwardDriver } from '~/domain/award/award-input';
import type { CatalogueAward, Participant } from '~/domain/award/engine/show-award';

/** A driver who gets something worse, or nothing, in a later award. */
export interface Loss {
  readonly driver: AwardDriver;
  /** A job or week id. */
  readonly lostId: string;
  readonly gainedId: string | null;
}

const listIds = <Item>(participant: Participant<Item> | null): string[] =>
  participant?.held.map(({ offerId }) => offerId) ?? [];

/** How good something is to the driver, best first: its place in their list, else anything, else nothing. */
const makeGetPlace = <Item>({ record }: Participant<Item>) => {
  const places = new Map(record?.preferences.map((id, place) => [id, place]));
  return (id: string | undefined) =>
    id === undefined ? Infinity : (places.get(id) ?? Number.MAX_SAFE_INTEGER);
};

/** Who gets something worse in `after` than in `before`, most senior first. */
export const getLosses = <Item>(
  before: Pick<CatalogueAward<Item>, 'listDrivers'>,
  after: Pick<CatalogueAward<Item>, 'findDriver'>,
): Loss[] => {
  const losses: Loss[] = [];
  for (const participant of before.listDrivers()) {
    const { driver } = participant;
    const had = listIds(participant);
    const has = listIds(after.findDriver(driver.employeeId));
    const getPlace = makeGetPlace(participant);
    const sort = (ids: readonly string[]) => ids.toSorted((a, b) => getPlace(a) - getPlace(b));
    const gained = sort(has.filter((id) => !had.includes(id)));
    for (const [index, lostId] of sort(had.filter((id) => !has.includes(id))).entries()) {
      const gainedId = gained[index];
      if (getPlace(lostId) < getPlace(gainedId))
        losses.push({ driver, lostId, gainedId: gainedId ?? null });
    }
  }
  return losses;
};
