import { useCallback, useEffect, useRef, useState } from 'react';
import { editPicks, movePickTo, samePicks, type PickEdit } from '~/domain/picks/order-picks';

const place = (picks: readonly string[], jobId: string) =>
  `${picks.indexOf(jobId) + 1} of ${picks.length}`;

const announcementOf = ({ action, jobId }: PickEdit, after: readonly string[]): string => {
  if (action === 'add') return `Job ${jobId} added as pick ${place(after, jobId)}`;
  if (action === 'remove') return `Job ${jobId} removed from your list`;
  return `Job ${jobId} moved to pick ${place(after, jobId)}`;
};

/**
 * The list being edited. It starts from the draft in the address or from the server's list, and starts
 * over when the server has a new one (`version`). `announcement` is for a live region.
 */
export const usePicks = ({
  list,
  draft,
  version,
}: {
  list: readonly string[];
  draft: readonly string[] | null;
  version: string;
}) => {
  const [picks, setPicks] = useState<readonly string[]>(draft ?? list);
  const [announcement, setAnnouncement] = useState('');
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    setSeen(version);
    setPicks(list);
    setAnnouncement('');
  }
  const lastEdit = useRef<PickEdit | null>(null);
  const edit = useCallback(
    (change: PickEdit) => {
      const after = editPicks(picks, change);
      lastEdit.current = change;
      setPicks(after);
      setAnnouncement(announcementOf(change, after));
    },
    [picks],
  );
  const moveTo = useCallback(
    (jobId: string, to: number) => {
      const after = movePickTo(picks, jobId, to);
      setPicks(after);
      setAnnouncement(`Job ${jobId} moved to pick ${place(after, jobId)}`);
    },
    [picks],
  );

  // A pressed button that is gone or disabled now hands the focus on, instead of dropping it.
  useEffect(() => {
    const change = lastEdit.current;
    lastEdit.current = null;
    if (!change || change.action === 'add') return;
    const buttonOf = (jobId: string | undefined, action: string) =>
      document.querySelector<HTMLButtonElement>(
        `[data-pick="${CSS.escape(jobId ?? '')}"] [data-action="${action}"]:not(:disabled)`,
      );
    const { action, jobId } = change;
    const next =
      action === 'remove'
        ? document.querySelector<HTMLButtonElement>('[data-pick] [data-action="remove"]')
        : (buttonOf(jobId, action) ?? buttonOf(jobId, action === 'up' ? 'down' : 'up'));
    if (document.activeElement === document.body || action !== 'remove') next?.focus();
  }, [picks]);

  const discard = useCallback(() => {
    setPicks(list);
    setAnnouncement('Your changes were discarded');
  }, [list]);
  return { picks, isDirty: !samePicks(picks, list), announcement, edit, moveTo, discard };
};
