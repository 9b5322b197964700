import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { RosterChangesList } from '~/app/components/assignments/roster-changes-list';
import { AgainOutcomes } from '~/app/components/award-again/again-outcomes';
import { ChooseFrom } from '~/app/components/award-again/choose-from';
import { PublishAgain } from '~/app/components/award-again/publish-again';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy } from '~/app/copy/copy';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { failure } from '~/app/platform/forms/form.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { awardAgain, maxAgainFrom, readAwardAgain } from '~/app/services/award/award-again.server';
import { askedSchema, awardAgainForm } from './award-again-forms.server';

export const meta = titlePage(() => adminCopy.awardAgain.title);

const assignments = '/admin/final-assignments';

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt: now }) => {
  const asked = askedSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const again = await readAwardAgain({ deps, access, now }, asked.data?.from ?? null);
  if (asked.success) return data({ again, error: undefined });
  const { status, ...error } = getErrorMessage({ code: 'again-from', most: maxAgainFrom });
  return data({ again, error }, { status });
});

export const action = dispatcherAction(async ({ sentForm, deps, access }) => {
  const { intent: _, ...input } = await sentForm.parse(awardAgainForm);
  const published = await awardAgain({ deps, access, input });
  if (!published.ok && published.error.code !== 'award-being-published')
    return failure(published.error);
  return redirect(assignments, 303);
});

/** Compares the two ways of awarding a published week again, and publishes one of them. */
export default function AwardAgain() {
  const { again, error } = useLoaderData<typeof loader>();
  const refused = useActionError();
  return (
    <AdminPage
      title={adminCopy.awardAgain.title}
      description={adminCopy.awardAgain.intro}
      back={{ to: assignments, label: adminCopy.assignments.finalAssignments }}
    >
      <ErrorAlert error={refused ?? error} />
      {again ? (
        <>
          <ChooseFrom again={again} />
          <AgainOutcomes again={again} />
          {again.rosters.changes && (
            <Card>
              <RosterChangesList changes={again.rosters.changes} version={again.version} />
            </Card>
          )}
          <PublishAgain again={again} publishWholeTo={`${assignments}?dialog=publish`} />
        </>
      ) : (
        <Card>
          <EmptyState title={adminCopy.awardAgain.none}>{adminCopy.awardAgain.noneText}</EmptyState>
        </Card>
      )}
    </AdminPage>
  );
}
