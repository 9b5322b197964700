/** Edits of an ordered list of job or week ids: no duplicates, and moves stop at the ends. */
export const addPick = (picks: readonly string[], id: string): string[] =>
  picks.includes(id) ? [...picks] : [...picks, id];

export const removePick = (picks: readonly string[], id: string): string[] =>
  picks.filter((pick) => pick !== id);

/** Moves a pick to an index from 0; an index beyond the list means its end. */
export const movePickTo = (picks: readonly string[], id: string, place: number): string[] => {
  if (!picks.includes(id)) return [...picks];
  const others = removePick(picks, id);
  return others.toSpliced(Math.max(0, place), 0, id);
};

export const movePick = (
  picks: readonly string[],
  id: string,
  direction: 'up' | 'down',
): string[] => {
  const place = picks.indexOf(id);
  return movePickTo(picks, id, direction === 'up' ? place - 1 : place + 1);
};

export type PickEdit = {
  readonly action: 'add' | 'remove' | 'up' | 'down';
  readonly id: string;
};

export const editPicks = (picks: readonly string[], { action, id }: PickEdit): string[] => {
  if (action === 'add') return addPick(picks, id);
  if (action === 'remove') return removePick(picks, id);
  return movePick(picks, id, action);
};

export const samePicks = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((pick, place) => pick === b[place]);
