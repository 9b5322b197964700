/** How a list differs from the one before. Ranks are counted from 1. */
export interface ListDifference {
  readonly added: readonly { readonly id: string; readonly rank: number }[];
  readonly removed: readonly string[];
  /** As few as explain the new order: whoever moves one pick moves no other. */
  readonly moved: readonly { readonly id: string; readonly from: number; readonly to: number }[];
}

/** The places of a longest rising row among these numbers, which are all different. */
const findRising = (numbers: readonly number[]): ReadonlySet<number> => {
  /** By length of a row less one: the place at which such a row ends with the smallest number. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [place, number] of numbers.entries()) {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) > number);
    const length = found < 0 ? ends.length : found;
    before[place] = ends[length - 1] ?? -1;
    ends[length] = place;
  }
  const rising = new Set<number>();
  for (let place = ends.at(-1) ?? -1; place >= 0; place = before[place] ?? -1) rising.add(place);
  return rising;
};

/** What changed from one list to the next. Each ID is in a list once. */
export const compareLists = (
  before: readonly string[],
  after: readonly string[],
): ListDifference => {
  const was = new Map(before.map((id, index) => [id, index + 1]));
  const is = new Map(after.map((id, index) => [id, index + 1]));
  const kept = after.filter((id) => was.has(id));
  const stays = findRising(kept.map((id) => was.get(id) ?? 0));
  return {
    added: after.flatMap((id, index) => (was.has(id) ? [] : [{ id, rank: index + 1 }])),
    removed: before.filter((id) => !is.has(id)),
    moved: kept.flatMap((id, place) =>
      stays.has(place) ? [] : [{ id, from: was.get(id) ?? 0, to: is.get(id) ?? 0 }],
    ),
  };
};
