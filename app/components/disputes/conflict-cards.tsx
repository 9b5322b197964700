import { Figures } from '~/app/components/ui/figures';
import type { Conflict } from '~/domain/award/conflicts';

/** The four figures of spec 2. */
export const ConflictCards = ({ conflicts }: { conflicts: readonly Conflict[] }) => {
  const resolved = conflicts.filter(({ isResolved }) => isResolved).length;
  const drivers = new Set(
    conflicts.flatMap((conflict) => conflict.drivers.map(({ driverId }) => driverId)),
  );
  const figures = [
    ['Total Conflicts', conflicts.length],
    ['Resolved', resolved],
    ['Unresolved', conflicts.length - resolved],
    ['Drivers Involved', drivers.size],
  ] as const;
  return <Figures figures={figures} className="grid-cols-2 lg:grid-cols-4" />;
};
