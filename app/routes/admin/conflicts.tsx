import { useLoaderData } from '@remix-run/react';
import { keepTableData } from '~/app/components/address/keep-table-data';
import { AdminPage } from '~/app/components/admin/admin-page';
import { SealedNote } from '~/app/components/admin/sealed-note';
import { ConflictsTable } from '~/app/components/disputes/conflicts-table';
import { titlePage } from '~/app/components/shell/product';
import { AsOfTime } from '~/app/components/time/instant-text';
import { Figures } from '~/app/components/ui/figures';
import { adminCopy } from '~/app/copy/copy';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { readConflicts } from '~/app/services/claims/read-conflicts.server';
import type { Conflict } from '~/domain/award/figures/conflicts';

export const meta = titlePage(() => adminCopy.disputes.title);

export const loader = dispatcherLoader(async ({ deps, access, receivedAt: now }) => {
  return {
    ...(await readConflicts({ deps, access, now })),
    timeZone: access.site.timeZone,
  };
});

export const shouldRevalidate = keepTableData;

export default function JobConflicts() {
  const { seal, conflicts, asOf, timeZone } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={adminCopy.disputes.title}
      description={adminCopy.disputes.intro}
      note={asOf && <AsOfTime at={asOf} timeZone={timeZone} />}
    >
      {seal ? (
        <SealedNote seal={seal} />
      ) : (
        <>
          <ConflictCards conflicts={conflicts} />
          <ConflictsTable conflicts={conflicts} />
        </>
      )}
    </AdminPage>
  );
}

/** All conflicts, resolved or not, with totals for conflicts and drivers. */
const ConflictCards = ({ conflicts }: { conflicts: readonly Conflict[] }) => {
  const resolved = conflicts.filter(({ isResolved }) => isResolved).length;
  const drivers = new Set(
    conflicts.flatMap((conflict) => conflict.drivers.map(({ driverId }) => driverId)),
  );
  const figures = [
    [adminCopy.disputes.totalConflicts, conflicts.length],
    [adminCopy.disputes.countResolved, resolved],
    [adminCopy.disputes.countUnresolved, conflicts.length - resolved],
    [adminCopy.disputes.driversInvolved, drivers.size],
  ] as const;
  return <Figures figures={figures} className="grid-cols-2 max-sm:order-last lg:grid-cols-4" />;
};
