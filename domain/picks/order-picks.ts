import { maxPicks } from './check-picks';

/** Edits of an ordered list of job or week ids: no duplicates, and moves stop at the ends. */
export type PickEdit =
  | { readonly action: 'up' | 'down'; readonly id: string }
  | { readonly action: 'add' | 'remove'; readonly ids: readonly string[] }
  /** `place` is an index from 0. */
  | { readonly action: 'move'; readonly ids: readonly string[]; readonly place: number };

/** Adds ids to the end, as many as the list may hold. */
export const addPicks = (picks: readonly string[], ids: readonly string[]): string[] =>
  [...new Set([...picks, ...ids])].slice(0, maxPicks);

export const removePicks = (picks: readonly string[], ids: readonly string[]): string[] => {
  const removed = new Set(ids);
  return picks.filter((pick) => !removed.has(pick));
};

/**
 * Moves picks together, in the order of the list, so that the first of them gets the index `place`. An index beyond the
 * list means its end.
 */
export const movePicksTo = (
  picks: readonly string[],
  ids: readonly string[],
  place: number,
): string[] => {
  const wanted = new Set(ids);
  const moved = picks.filter((pick) => wanted.has(pick));
  return removePicks(picks, ids).toSpliced(Math.max(0, place), 0, ...moved);
};

export const movePick = (
  picks: readonly string[],
  id: string,
  direction: 'up' | 'down',
): string[] => {
  const place = picks.indexOf(id);
  return movePicksTo(picks, [id], direction === 'up' ? place - 1 : place + 1);
};

export const editPicks = (picks: readonly string[], edit: PickEdit): string[] => {
  switch (edit.action) {
    case 'add':
      return addPicks(picks, edit.ids);
    case 'remove':
      return removePicks(picks, edit.ids);
    case 'move':
      return movePicksTo(picks, edit.ids, edit.place);
    default:
      return movePick(picks, edit.id, edit.action);
  }
};

export const samePicks = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((pick, place) => pick === b[place]);
