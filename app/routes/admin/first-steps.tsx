import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ConfirmRemoval } from '~/app/components/first-steps/confirm-removal';
import { FirstStepsList } from '~/app/components/first-steps/first-steps-list';
import { OpenFirst } from '~/app/components/first-steps/open-first';
import { SampleData } from '~/app/components/first-steps/sample-data';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { idList, ticked } from '~/app/platform/forms/form-fields';
import { failure, failureWith } from '~/app/platform/forms/form.server';
import { dispatcherAction, stewardLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import {
  addSampleData,
  removeSampleData,
} from '~/app/services/first-steps/change-sample-data.server';
import { openFirstSelection } from '~/app/services/first-steps/open-first-selection.server';
import { readFirstSteps } from '~/app/services/first-steps/read-first-steps.server';
import { hasRole } from '~/domain/company/admin-role';
import { proposeFirstCutoff } from '~/domain/selection/first-selection';

const path = '/admin/first-steps';

export const meta = titlePage(() => adminCopy.firstSteps.title);

export const loader = stewardLoader(async ({ deps, access, receivedAt }) => {
  const { window: selection, timeZone, plan } = access.site;
  if (!selection.notOpenedYet) throw redirect('/admin/dashboard');
  return {
    ...(await readFirstSteps({ deps, access })),
    mayOpen: hasRole(access.role, 'dispatcher'),
    timeZone,
    now: receivedAt,
    cutoff: proposeFirstCutoff(receivedAt, timeZone, plan).wallTime,
  };
});

const firstStepsForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add-sample') }),
  z.object({
    intent: z.literal('remove-sample'),
    drivers: idList,
    jobs: idList,
    confirmed: ticked,
  }),
  z.object({
    intent: z.literal('open-first'),
    wallTime: z.string().max(20),
    confirmed: z.string().max(20).optional(),
  }),
]);

export const action = dispatcherAction(async ({ sentForm, context, deps, access }) => {
  const input = await sentForm.parse(firstStepsForm);
  if (!access.site.window.notOpenedYet)
    return redirectWithToast({ context }, '/admin/dashboard', {
      title: serverCopy.firstSteps.alreadyOpened,
      description: serverCopy.firstSteps.alreadyOpenedText,
      kind: 'error',
    });
  if (input.intent === 'open-first') {
    const opened = await openFirstSelection({ deps, access, input });
    if (!opened.ok) {
      return failureWith(opened.error, { wallTime: input.wallTime });
    }
    return redirectWithSuccess(
      { context },
      '/admin/dashboard',
      serverCopy.firstSteps.opened,
      serverCopy.firstSteps.openedText,
    );
  }
  if (input.intent === 'remove-sample' && !input.confirmed)
    return data({ error: null, asksRemoval: true });
  const changed =
    input.intent === 'add-sample'
      ? await addSampleData({ deps, access })
      : await removeSampleData({ deps, access, asked: input });
  if (!changed.ok) return failure(changed.error);
  return redirectWithToast({ context }, path, {
    ...serverCopy.firstSteps.sample[input.intent],
    kind: 'success',
  });
});

export default function FirstSteps() {
  const page = useLoaderData<typeof loader>();
  const error = useActionError();
  const sent = useActionData<{ wallTime?: string; asksRemoval?: boolean }>();
  const isOfOpening = sent?.wallTime !== undefined;
  return (
    <AdminPage
      back={null}
      title={adminCopy.firstSteps.title}
      description={adminCopy.firstSteps.intro}
    >
      <ErrorAlert error={isOfOpening ? undefined : error} />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        <FirstStepsList {...page} />
        {page.mayOpen && (
          <div className="flex flex-col gap-5">
            <OpenFirst {...page} typed={sent?.wallTime} error={isOfOpening ? error : undefined} />
            <SampleData {...page} />
            {sent?.asksRemoval && <ConfirmRemoval {...page.sample} />}
          </div>
        )}
      </div>
    </AdminPage>
  );
}
