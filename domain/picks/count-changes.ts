/** The length of the longest run of picks that are in the same order in both lists; the others have moved. */
const countUnmoved = (places: readonly number[]): number => {
  // `ends[n]` is the smallest place at which a run of n + 1 picks can end.
  const ends: number[] = [];
  for (const place of places) {
    const longer = ends.findIndex((end) => end >= place);
    ends[longer < 0 ? ends.length : longer] = place;
  }
  return ends.length;
};

/** How many picks were added, removed or moved: what it takes to turn the saved list into the edited one. */
export const countChanges = (saved: readonly string[], edited: readonly string[]): number => {
  const placeOf = new Map(saved.map((id, place) => [id, place]));
  const places = edited.flatMap((id) => placeOf.get(id) ?? []);
  const added = edited.length - places.length;
  const removed = saved.length - places.length;
  return added + removed + places.length - countUnmoved(places);
};
