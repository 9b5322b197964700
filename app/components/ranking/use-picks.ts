import { copy } from '~/app/copy/copy';
import { useCallback, useEffect, useRef, useState } from 'react';
import { editPicks, movePickTo, samePicks, type PickEdit } from '~/domain/picks/order-picks';
import type { Draft, RankingWords } from './catalogue';

const place = (picks: readonly string[], id: string) =>
  copy.ranking.placeOf(picks.indexOf(id) + 1, picks.length);

const formatAnnouncement = (
  item: string,
  { action, id }: PickEdit,
  after: readonly string[],
): string => {
  if (action === 'add') return copy.ranking.added(item, place(after, id));
  if (action === 'remove') return copy.ranking.removed(item);
  return copy.ranking.moved(item, place(after, id));
};

/**
 * The list being edited. It starts from the draft in the URL. Without unsaved changes it follows the server's list. An
 * edit made while a save is under way remains as an unsaved change after the save. `announcement` is for a live region.
 */
export const usePicks = ({
  list,
  draft,
  noun,
}: {
  list: readonly string[];
  draft: Draft;
  noun: RankingWords['noun'];
}) => {
  const [changed, setPicks] = useState(draft);
  const [announcement, setAnnouncement] = useState('');
  const isDirty = changed !== null && !samePicks(changed, list);
  // Once the edits equal the server's list, forget them, so that later changes on the server show up.
  if (changed && !isDirty) setPicks(null);
  const picks = changed ?? list;
  const lastEdit = useRef<PickEdit | null>(null);
  const edit = useCallback(
    (change: PickEdit) => {
      const after = editPicks(picks, change);
      lastEdit.current = change;
      setPicks(after);
      setAnnouncement(formatAnnouncement(copy.ranking[noun].name(change.id), change, after));
    },
    [picks, noun],
  );
  const moveTo = useCallback(
    (id: string, to: number) => {
      const after = movePickTo(picks, id, to);
      setPicks(after);
      setAnnouncement(copy.ranking.moved(copy.ranking[noun].name(id), place(after, id)));
    },
    [picks, noun],
  );

  // If the pressed button is now gone or disabled, move the focus to a nearby one.
  useEffect(() => {
    const change = lastEdit.current;
    lastEdit.current = null;
    if (!change || change.action === 'add') return;
    const findButton = (id: string, action: string) =>
      document.querySelector<HTMLButtonElement>(
        `[data-pick="${CSS.escape(id)}"] [data-action="${action}"]:not(:disabled)`,
      );
    const { action, id } = change;
    const next =
      action === 'remove'
        ? document.querySelector<HTMLButtonElement>('[data-pick] [data-action="remove"]')
        : (findButton(id, action) ?? findButton(id, action === 'up' ? 'down' : 'up'));
    if (document.activeElement === document.body || action !== 'remove') next?.focus();
  }, [picks]);

  const discard = useCallback(() => {
    setPicks(null);
    setAnnouncement(copy.ranking.discarded);
  }, []);
  return { picks, isDirty, announcement, edit, moveTo, discard };
};
