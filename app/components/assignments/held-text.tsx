import { copy } from '~/app/copy/copy';
import type { Catalogue } from '~/domain/award/award';
import type { Held } from '~/domain/award/results/award-difference';
import { findLabel } from '~/domain/shared/find-label';

/** What a driver holds in an award, and how it was assigned. */
export const HeldText = ({ held, of }: { held: readonly Held[]; of: Catalogue }) => {
  const names = of === 'jobs' ? copy.assignments.types : copy.assignments.vacationTypes;
  if (held.length === 0) return '—';
  return (
    <ul>
      {held.map(({ awardedId, assignmentType }) => (
        <li key={awardedId}>
          <strong className="font-mono">{awardedId}</strong>{' '}
          <span className="text-xs text-muted">{findLabel(names, assignmentType)}</span>
        </li>
      ))}
    </ul>
  );
};
