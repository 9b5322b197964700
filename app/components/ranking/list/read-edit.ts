import type { PickEdit } from '~/domain/picks/order-picks';

/** Edits that add several items at once, by the name that their button sends. */
export type AddedGroups = ReadonlyMap<string, () => readonly string[]>;

const pattern = /^(add|remove|up|down|move)(?:-(\d{1,4}))?(?::(.{1,40}))?$/s;
const placePattern = /^ *(\d{1,4}) *$/;

/**
 * Reads the edit that a button sends without JavaScript, such as `add:J001` or `move-1:J001`. A move without a number takes
 * its place from the field `to`, and a button without an ID edits the chosen picks.
 */
export const readEdit = (query: URLSearchParams, groups: AddedGroups): PickEdit | null => {
  const text = query.get('edit') ?? '';
  const group = groups.get(text);
  if (group) return { action: 'add', ids: group() };
  const [found, action, number, id] = pattern.exec(text) ?? [];
  if (!found) return null;
  const ids = id === undefined ? query.getAll('chosen') : [id];
  if (action === 'add' || action === 'remove') return { action, ids };
  if (action === 'move') {
    const place = number ?? placePattern.exec(query.get('to') ?? '')?.[1];
    return place === undefined ? null : { action, ids, place: Number(place) - 1 };
  }
  return id !== undefined && (action === 'up' || action === 'down') ? { action, id } : null;
};
