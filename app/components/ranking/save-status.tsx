import type { ReactNode } from 'react';
import { clockTime, wallTimeOf } from '~/app/components/time/format-time';
import { StatusChip } from '~/app/components/ui/status-chip';
import type { RankingView } from './ranking-view';

/** What the server has, in a word: always in sight. */
export const SaveStatus = ({
  view: { saved, site, mayEdit },
  isDirty,
  unsaved = <StatusChip tone="neutral">Not saved yet</StatusChip>,
}: {
  view: RankingView;
  isDirty: boolean;
  /** What stands there while nothing was saved. */
  unsaved?: ReactNode;
}) => {
  const savedAt = saved && `Saved at ${clockTime(wallTimeOf(saved.acceptedAt, site.timeZone))}`;
  if (isDirty && mayEdit) {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusChip tone="warning">Unsaved changes</StatusChip>
        {savedAt && <span className="text-sm text-muted tabular-nums">{savedAt}</span>}
      </span>
    );
  }
  if (savedAt) {
    return (
      <StatusChip tone="success" className="tabular-nums">
        {savedAt}
      </StatusChip>
    );
  }
  return unsaved;
};
