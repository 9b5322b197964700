import { clockTime, wallTimeOf } from '~/app/components/time/format-time';
import { StatusChip } from '~/app/components/ui/status-chip';
import type { PreferencesView } from './preferences-view';

/** What the server has, in a word: always in sight. */
export const SaveStatus = ({
  view: { saved, standing, site, mayEdit },
  isDirty,
}: {
  view: PreferencesView;
  isDirty: boolean;
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
  if (standing) return <StatusChip tone="info">Carried over</StatusChip>;
  return <StatusChip tone="neutral">Not saved yet</StatusChip>;
};
