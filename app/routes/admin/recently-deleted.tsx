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

const maxShown = 20;

export const loader = dispatcherLoader(async ({ request, deps, access }) => {
  const args = { deps, access };
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  // One more shows whether there are more.
  const page = { limit: maxShown + 1, before };
  const lists = await Promise.all([
    loadUndoable(toBulkTarget(siteDrivers), args, page),
    loadUndoable(toBulkTarget(siteJobs), args, page),
    loadUndoable(weekTarget, args, page),
  ]);
  const found = lists.flat().sort((a, b) => compareText(b.id, a.id));
  const changes = found.slice(0, maxShown);
  return {
    changes,
    older: found.length > maxShown ? (changes.at(-1)?.id ?? null) : null,
    removed: before === undefined ? await readRemovedAssignments(args) : [],
    timeZone: access.site.timeZone,
  };
});

/** The changes of the last day, each with a button to its preview on the page of its list. */
export default function RecentlyDeletedPage() {
  const { changes, older, removed, timeZone } = useLoaderData<typeof loader>();
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
      {older !== null && (
        <LinkButton to={`?${new URLSearchParams({ before: older })}`} className="self-start">
          {adminCopy.recentlyDeleted.older}
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
