import { useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { ListBox, ListCard } from '~/app/components/admin/list-box';
import { RemovedAssignment } from '~/app/components/assignments/removed-assignment';
import { UndoableChange } from '~/app/components/roster/undoable-change';
import { titlePage } from '~/app/components/shell/product';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { loadUndoable } from '~/app/platform/roster/undo-route.server';
import { readRemovedAssignments } from '~/app/services/award/read-removed-assignments.server';
import { toBulkTarget } from '~/app/services/roster/roster-target.server';
import { siteDrivers, siteJobs } from '~/app/services/roster/site-rosters.server';
import { weekTarget } from '~/app/services/vacation/week-target.server';
import { compareText } from '~/domain/shared/text';

export const meta = titlePage(() => adminCopy.recentlyDeleted.title);

/** How many changes of each list the page shows, and if all are asked for. */
const [maxShown, maxAll] = [20, 1000];

export const loader = dispatcherLoader(async ({ request, deps, access }) => {
  const args = { deps, access };
  const showsAll = new URL(request.url).searchParams.has('all');
  const limit = showsAll ? maxAll : maxShown;
  const lists = await Promise.all([
    loadUndoable(toBulkTarget(siteDrivers), args, limit),
    loadUndoable(toBulkTarget(siteJobs), args, limit),
    loadUndoable(weekTarget, args, limit),
  ]);
  return {
    changes: lists.flat().sort((a, b) => compareText(b.at, a.at)),
    isCut: !showsAll && lists.some(({ length }) => length === limit),
    removed: await readRemovedAssignments(args),
    timeZone: access.site.timeZone,
  };
});

/** The changes of the last day, each with a button to its preview on the page of its list. */
export default function RecentlyDeletedPage() {
  const { changes, isCut, removed, timeZone } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={adminCopy.recentlyDeleted.title}
      description={adminCopy.recentlyDeleted.intro}
    >
      {(changes.length > 0 || removed.length === 0) && (
        <ListBox
          label={adminCopy.recentlyDeleted.title}
          icon="undo-2"
          none={adminCopy.recentlyDeleted.none}
          hint={adminCopy.recentlyDeleted.noneHint}
        >
          {changes.map((change) => (
            <UndoableChange key={`${change.noun} ${change.id}`} change={change} />
          ))}
        </ListBox>
      )}
      {isCut && (
        <LinkButton to="?all=1" preventScrollReset className="self-start">
          {adminCopy.recentlyDeleted.showAll}
        </LinkButton>
      )}
      {removed.length > 0 && (
        <ListCard
          title={adminCopy.recentlyDeleted.removedTitle}
          description={adminCopy.recentlyDeleted.removedHint}
          none=""
        >
          {removed.map((one) => (
            <RemovedAssignment key={one.id} removed={one} timeZone={timeZone} />
          ))}
        </ListCard>
      )}
    </AdminPage>
  );
}
