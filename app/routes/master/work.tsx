import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { titlePage } from '~/app/components/shell/product';
import { PlanWorkForm } from '~/app/components/status/plan-work-form';
import { WorkList } from '~/app/components/status/work-list';
import { useClock } from '~/app/components/time/use-clock';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatDateTime } from '~/app/copy/format-time';
import { failureWith } from '~/app/platform/forms/form.server';
import { masterAction, masterLoader } from '~/app/platform/guards/guards.server';
import { describeSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import { cancelWork } from '~/app/services/status/cancel-work.server';
import { planWork } from '~/app/services/status/plan-work.server';
import { announcedHours, listPlanned } from '~/domain/status/planned-work';

export const meta = titlePage(() => adminCopy.workPlan.title);

export const loader = masterLoader(async ({ deps, access, receivedAt }) => ({
  works: listPlanned(await deps.stores.status.readPlan(), receivedAt),
  timeZone: access.site.timeZone,
}));

/** Wrong and long values must get an error message, so the schema accepts them. */
const workForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('plan'),
    from: z.string().max(40),
    until: z.string().max(40),
    note: z.string().max(10_000).default(''),
  }),
  z.object({ intent: z.literal('cancel'), id: z.string().min(1).max(60) }),
]);

export const action = masterAction(async ({ sentForm, context, deps, access }) => {
  const form = await sentForm.parse(workForm);
  const { workPlan } = serverCopy;
  const done =
    form.intent === 'plan'
      ? describeSuccess(await planWork({ deps, access, input: form }), () => [
          workPlan.planned,
          workPlan.plannedText,
        ])
      : describeSuccess(await cancelWork({ deps, access, id: form.id }), () => [
          workPlan.canceled,
          workPlan.canceledText,
        ]);
  if (!done.ok) {
    const typed = form.intent === 'plan' ? form : undefined;
    return failureWith(done.error, { typed });
  }
  await context.platform.status.refresh();
  return redirectWithToast({ context }, '/admin/master/work', done.value);
});

export default function PlannedWorkPage() {
  const { works, timeZone } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>()?.typed;
  const error = useActionError();
  const clock = useClock();
  const { workPlan } = adminCopy;
  return (
    <>
      <Card
        title={workPlan.title}
        description={workPlan.intro(announcedHours)}
        actions={<LinkButton to="/status">{workPlan.statusPage}</LinkButton>}
      >
        {works.length === 0 ? (
          <EmptyState icon="calendar-check" title={workPlan.none}>
            {workPlan.noneText}
          </EmptyState>
        ) : (
          <WorkList
            works={works}
            action={({ id, from }) => (
              <PostForm>
                <input type="hidden" name="id" value={id} />
                <Button
                  name="intent"
                  value="cancel"
                  aria-label={workPlan.cancelNamed(formatDateTime(from.wallTime, clock))}
                >
                  {workPlan.cancel}
                </Button>
              </PostForm>
            )}
          />
        )}
      </Card>
      <Card title={workPlan.plan}>
        <ErrorAlert error={error} />
        <PlanWorkForm key={works.length} timeZone={timeZone} typed={typed} />
      </Card>
    </>
  );
}
