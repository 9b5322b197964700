import { useActionData, useLoaderData } from '@remix-run/react';
import { ActionLinks, toExports } from '~/app/components/admin/action-links';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { AddLeave } from '~/app/components/leave/add-leave';
import { EditLeave } from '~/app/components/leave/edit-leave';
import { LeaveLists } from '~/app/components/leave/leave-lists';
import { PartOfWeek } from '~/app/components/leave/part-of-week';
import { UndoDeletion } from '~/app/components/leave/undo-deletion';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatDaysOfYear } from '~/app/copy/format-time';
import { failureWith } from '~/app/platform/forms/form.server';
import {
  askWhich,
  loadDriverChoices,
  resolveChoices,
} from '~/app/platform/forms/resolve-choices.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { changeLeave } from '~/app/services/leave/change-leave.server';
import { readLeave, type Leave } from '~/app/services/leave/read-leave.server';
import { endSpan, getLeaveDays, showSpan, type SpanChange } from '~/domain/leave/change-spans';
import { ok } from '~/domain/shared/result';
import { dayIn } from '~/domain/time/zoned-time';
import { leaveForm, readDeleted, type LeaveForm } from './leave-forms.server';

export const meta = titlePage(() => adminCopy.leave.title);

const path = '/admin/leave';

/** How many spans of a list the page shows. */
const maxShown = 100;

/** Spans by whether they go on today, come later, or have ended, those that ended last first. */
const toLists = ({ rows, today }: Pick<Leave, 'rows' | 'today'>) => {
  const toShown = (spans: Leave['rows']) => ({
    count: spans.length,
    rows: spans.slice(0, maxShown),
  });
  return {
    now: toShown(rows.filter(({ from, to }) => from <= today && to >= today)),
    later: toShown(rows.filter(({ from }) => from > today)),
    ended: toShown(rows.filter(({ to }) => to < today).toReversed()),
  };
};

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt: now }) => {
  const query = new URL(request.url).searchParams;
  const { rows, drivers, ...leave } = await readLeave({ deps, access, now });
  const edited = query.get('edit');
  const deleted = readDeleted(query.get('deleted'));
  const driver = drivers.find(({ employeeId }) => employeeId === deleted?.driverId);
  return {
    ...leave,
    count: rows.length,
    lists: toLists({ rows, today: leave.today }),
    days: getLeaveDays(leave.today),
    asked: query.get('driver')?.slice(0, 200) ?? null,
    editing: rows.find(({ employeeId, from }) => `${employeeId}.${from}` === edited) ?? null,
    deleted:
      deleted && driver
        ? { name: driver.name, seniorityNumber: driver.seniorityNumber, ...deleted }
        : null,
  };
});

const toChange = (form: LeaveForm, today: string): SpanChange => {
  switch (form.intent) {
    case 'add':
    case 'undo':
      return { before: null, after: pickSpan(form) };
    case 'change':
      return { before: form.seen, after: pickSpan(form) };
    case 'end':
      return { before: form.seen, after: endSpan(form.seen, today) };
    case 'delete':
      return { before: form.seen, after: null };
  }
};

const pickSpan = ({ from, to, kind }: Extract<LeaveForm, { kind: string }>) => ({
  from,
  to,
  kind,
});

export const action = dispatcherAction(
  async ({ sentForm, context, deps, access, receivedAt: now }) => {
    const sent = await sentForm.parse(leaveForm);
    const read =
      sent.intent === 'add'
        ? resolveChoices(sent, { driverId: await loadDriverChoices({ deps, access }) })
        : ok(sent);
    if (!read.ok) {
      const typed = 'kind' in sent ? { driverId: sent.driverId, ...pickSpan(sent) } : null;
      const unclear = askWhich(read.error, sent);
      return failureWith(read.error, { intent: sent.intent, typed, unclear });
    }
    const form = read.value;
    const { driverId: employeeId } = form;
    const change = toChange(form, dayIn(access.site.timeZone, now));
    const changed = await changeLeave({ deps, access, employeeId, change, now });
    if (!changed.ok) {
      const typed = 'kind' in form ? { driverId: employeeId, ...pickSpan(form) } : null;
      return failureWith(changed.error, { intent: form.intent, typed });
    }
    const { before, after } = change;
    const shown = after ?? before;
    const { added, changed: saved, deleted, of } = serverCopy.leave;
    return redirectWithSuccess(
      { context },
      after || !before ? path : `${path}?deleted=${employeeId}.${showSpan(before)}`,
      before ? (after ? saved : deleted) : added,
      shown ? of(changed.value.name, formatDaysOfYear(shown.from, shown.to)) : undefined,
    );
  },
);

/** Who is away now and later, and forms to add, change, end and delete leave. */
export default function LeavePage() {
  const page = useLoaderData<typeof loader>();
  const error = useActionError();
  const sent = useActionData<typeof action>();
  const { count, lists, today, days, editing, deleted, asked } = page;
  const isAdding = sent?.intent === 'add';
  const typed = sent?.typed ?? undefined;
  const { leave } = adminCopy;
  return (
    <AdminPage
      title={leave.title}
      description={leave.intro}
      actions={
        <ActionLinks
          links={[
            { to: '/admin/absence', label: adminCopy.absence.title, icon: 'calendar-range' },
            ...(count > 0 ? toExports(`${path}/export`) : []),
          ]}
        />
      }
    >
      <ErrorAlert error={isAdding || editing ? undefined : error} />
      {deleted && <UndoDeletion deleted={deleted} />}
      <PartOfWeek drivers={page.partial} periodId={page.periodId} />
      <AddLeave
        key={`${count} ${asked}`}
        days={days}
        typed={isAdding ? typed : asked ? { driverId: asked } : undefined}
        error={isAdding ? error : undefined}
        unclear={sent && 'unclear' in sent ? sent.unclear : undefined}
      />
      <LeaveLists lists={lists} today={today} />
      {editing && (
        <EditLeave row={editing} days={days} typed={typed} closeTo={path} error={error} />
      )}
    </AdminPage>
  );
}
