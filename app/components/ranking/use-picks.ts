import { useCallback, useEffect, useReducer, useRef } from 'react';
import { copy } from '~/app/copy/copy';
import { editPicks, samePicks, type PickEdit } from '~/domain/picks/order-picks';
import type { Draft, RankingWords } from './catalogue';
import { keepInPlace } from './list/keep-in-place';

const formatAnnouncement = (
  noun: RankingWords['noun'],
  edit: PickEdit,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): string => {
  const { ranking } = copy;
  const ids = 'ids' in edit ? edit.ids : [edit.id];
  const [id = ''] = ids;
  const count = edit.action === 'add' ? after.length - before.length : ids.length;
  const item = ids.length === 1 ? ranking[noun].name(id) : ranking[noun].count(count);
  const place = (first: string) => ranking.placeOf(after.indexOf(first) + 1, after.length);
  if (edit.action === 'remove') return ranking.removed(item);
  if (edit.action !== 'add') return ranking.moved(item, place(id));
  if (ids.length === 1) return ranking.added(item, place(id));
  return ranking.addedSeveral(item, before.length + 1, after.length);
};

/** How many edits can be undone one by one. */
const maxUndone = 50;

interface Edited {
  /** Null without changes. */
  readonly changed: Draft;
  /** The lists before the last edits, the newest first. */
  readonly past: readonly (readonly string[])[];
  readonly announcement: string;
  /** Whether the last edit added several picks. */
  readonly hasAddedSeveral: boolean;
}

type Change =
  | PickEdit
  | { readonly action: 'discard' }
  | { readonly action: 'undo' }
  | { readonly action: 'forget' }
  | { readonly action: 'quiet' };

/**
 * The list being edited. It starts from the draft in the URL. Without unsaved changes it follows the server's list. An
 * edit made while a save is under way remains as an unsaved change after the save. `announcement` is for a live region.
 */
export const usePicks = ({
  list,
  draft,
  noun,
  isListKnown,
}: {
  list: readonly string[];
  draft: Draft;
  noun: RankingWords['noun'];
  /** Whether `list` is still what the server has: not after a save without an answer, or after one that found another list. */
  isListKnown: boolean;
}) => {
  const reduce = (state: Edited, change: Change): Edited => {
    const { changed, past } = state;
    const quiet = { ...state, hasAddedSeveral: false };
    if (change.action === 'forget') return { ...state, changed: null };
    if (change.action === 'quiet') return { ...quiet, announcement: '' };
    if (change.action === 'discard')
      return { ...quiet, changed: null, past: [], announcement: copy.ranking.discarded };
    if (change.action === 'undo') {
      const [last = null, ...earlier] = past;
      return { ...quiet, changed: last, past: earlier, announcement: copy.ranking.undone };
    }
    const before = changed ?? list;
    const after = editPicks(before, change);
    return {
      changed: after,
      past: samePicks(before, after) ? past : [before, ...past].slice(0, maxUndone),
      announcement: formatAnnouncement(noun, change, { before, after }),
      hasAddedSeveral: change.action === 'add' && change.ids.length > 1,
    };
  };
  const [{ changed, past, announcement, hasAddedSeveral }, dispatch] = useReducer(reduce, {
    changed: draft,
    past: [],
    announcement: '',
    hasAddedSeveral: false,
  });
  const isDirty = changed !== null && !samePicks(changed, list);
  // Once the edits equal the server's list, forget them, so that later changes on the server show up.
  if (changed && !isDirty && isListKnown) dispatch({ action: 'forget' });
  const picks = changed ?? list;
  // What was said of the last edit is over once the server has another list, such as after a save.
  const onServer = list.join('\n');
  useEffect(() => dispatch({ action: 'quiet' }), [onServer]);

  const putBack = useRef<(() => void) | undefined>(undefined);
  const edit = useCallback((change: PickEdit) => {
    putBack.current = keepInPlace(change);
    dispatch(change);
  }, []);
  useEffect(() => {
    putBack.current?.();
    putBack.current = undefined;
  }, [picks]);
  const drop = useCallback(
    (id: string, place: number) => dispatch({ action: 'move', ids: [id], place }),
    [],
  );
  const discard = useCallback(() => dispatch({ action: 'discard' }), []);
  const undo = useCallback(() => dispatch({ action: 'undo' }), []);
  return {
    picks,
    isDirty,
    announcement,
    hasAddedSeveral,
    edit,
    drop,
    discard,
    undo,
    canUndo: past.length > 0,
  };
};
