import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { ActionLinks, toExports, toSheet } from '~/app/components/admin/action-links';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { getPicksFormPath } from '~/app/components/entry/entry-view';
import { enterListsPath } from '~/app/components/entry/use-typed-driver';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { MissingDrivers } from '~/app/components/notes/missing-drivers';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatWeek } from '~/app/copy/format-time';
import { failure } from '~/app/platform/forms/form.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { describeSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import { readMissing } from '~/app/services/reminders/read-missing.server';
import { remindMissing } from '~/app/services/reminders/remind-missing.server';

export const meta = titlePage(() => adminCopy.reminders.title);

const path = '/admin/remind-drivers';

/** How many drivers each table shows. The printed list has all. */
const rowsShown = 100;

const cut = <T,>(drivers: readonly T[]) => ({
  count: drivers.length,
  drivers: drivers.slice(0, rowsShown),
});

export const loader = dispatcherLoader(async ({ deps, access, receivedAt: now }) => {
  const { reachable, unreachable, ...missing } = await readMissing({ deps, access, now });
  return {
    view: { ...missing, reachable: cut(reachable), unreachable: cut(unreachable) },
    periodId: access.site.window.periodId,
    timeZone: access.site.timeZone,
  };
});

const remindForm = z.object({ intent: z.literal('remind') });

export const action = dispatcherAction(
  async ({ sentForm, context, deps, access, receivedAt: now }) => {
    await sentForm.parse(remindForm);
    const done = describeSuccess(
      await remindMissing({ deps, access, now }),
      ({ reminded, unreachable }) => [
        serverCopy.reminders.sent,
        serverCopy.reminders.sentText(reminded, unreachable),
      ],
    );
    return done.ok ? redirectWithToast({ context }, path, done.value) : failure(done.error);
  },
);

/** The drivers without a list: whom a reminder reaches, and whom to call. */
export default function RemindDrivers() {
  const { view, periodId, timeZone } = useLoaderData<typeof loader>();
  const error = useActionError();
  const { reminders } = adminCopy;
  const isEmpty = view.reachable.count + view.unreachable.count === 0;
  return (
    <AdminPage
      title={reminders.title}
      eyebrow={formatWeek(periodId)}
      description={reminders.intro}
      actions={
        !isEmpty && (
          <ActionLinks
            links={[
              toSheet(`${path}/print`, reminders.print),
              { to: enterListsPath, label: adminCopy.enterLists.title, icon: 'list-plus' },
              toSheet(getPicksFormPath(null), adminCopy.picksForm.printAll),
              ...toExports(`${path}/export`),
            ]}
          />
        )
      }
    >
      <ErrorAlert error={error} />
      <MissingDrivers view={view} timeZone={timeZone} />
    </AdminPage>
  );
}
