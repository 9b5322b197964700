import { useLoaderData, useLocation, useRouteError } from '@remix-run/react';
import { searchField } from '~/app/components/address/codec';
import { keepTableData } from '~/app/components/address/keep-table-data';
import { AdminPage } from '~/app/components/admin/admin-page';
import { SealedNote } from '~/app/components/admin/sealed-note';
import { LivePicks } from '~/app/components/live/live-picks';
import { useSnapshot } from '~/app/components/live/use-snapshot';
import { titlePage } from '~/app/components/shell/product';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { useSessionReport } from '~/app/components/ui/session-context';
import { adminCopy } from '~/app/copy/copy';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { readSnapshot } from '~/app/services/live/read-snapshot.server';
const path = '/admin/live-picks-snapshot';
export const meta = titlePage(() => adminCopy.live.title);

export const loader = stewardLoader(async ({ request, deps, access, receivedAt: now }) => ({
  snapshot: await readSnapshot({ deps, access, now }),
  search: searchField.read(new URL(request.url).searchParams),
  site: { name: access.site.name, timeZone: access.site.timeZone },
  company: access.company.name,
}));

export const shouldRevalidate = keepTableData;

export default function LivePicksSnapshot() {
  const page = useLoaderData<typeof loader>();
  const { reportOver: onSessionOver } = useSessionReport();
  const { rows, seal, isLive, problem } = useSnapshot(page.snapshot, {
    path: `${path}/changes`,
    onSessionOver,
  });
  return (
    <AdminPage
      title={adminCopy.live.title}
      actions={
        <LinkButton to={path + useLocation().search} icon="refresh-cw">
          {adminCopy.live.refresh}
        </LinkButton>
      }
    >
      {problem !== null && <SnapshotError error={problem} />}
      {seal && <SealedNote seal={seal} />}
      <LivePicks
        rows={rows}
        isSealed={seal !== null}
        isLive={isLive}
        initialSearch={page.search}
        siteName={page.site.name}
        timeZone={page.site.timeZone}
        companyName={page.company}
      />
    </AdminPage>
  );
}

export const ErrorBoundary = () => (
  <AdminPage title={adminCopy.live.title}>
    <SnapshotError error={useRouteError()} />
  </AdminPage>
);

/** Shows the error's message if it has one. */
const SnapshotError = ({ error }: { error: unknown }) => (
  <Alert kind="error" title={adminCopy.live.loadFailed} live="assertive">
    {error instanceof Error && error.message ? error.message : adminCopy.live.unexpectedError}
  </Alert>
);
