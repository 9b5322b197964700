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
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-col-reverse rounded-box border border-base-300 bg-base-100 px-4 py-3 sm:px-5"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-3xl font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
