import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { PublishedWeeksPage } from '~/app/components/roster/published-weeks';
import { titlePage } from '~/app/components/shell/product';
import { useClock } from '~/app/components/time/use-clock';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatJob } from '~/app/copy/describe-job';
import { formatWeek, formatWeekDays } from '~/app/copy/format-time';
import { idList } from '~/app/platform/forms/form-fields';
import { failure } from '~/app/platform/forms/form.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { changePublishedJobs } from '~/app/services/award/change-published-jobs.server';
import { readChangedJobs } from '~/app/services/award/read-changed-jobs.server';

export const meta = titlePage(() => adminCopy.publishedWeeks.title);

export const loader = dispatcherLoader(({ deps, access, receivedAt }) =>
  readChangedJobs({ deps, access, now: receivedAt }),
);

const changeForm = z.object({
  intent: z.literal('change'),
  periodId: z.string().regex(/^\d{4}-W\d{2}$/),
  version: z.coerce.number().int().min(1),
  basis: z.string().max(20),
  jobs: idList,
});

export const action = dispatcherAction(async ({ sentForm, context, deps, access }) => {
  const input = await sentForm.parse(changeForm);
  const changed = await changePublishedJobs({ deps, access, input });
  if (!changed.ok) return failure(changed.error);
  const { version, drivers } = changed.value;
  return redirectWithSuccess(
    { context },
    '/admin/edit-jobs/published-weeks',
    serverCopy.jobs.publishedWeekChanged(formatWeekDays(input.periodId)),
    serverCopy.jobs.publishedWeekChangedText(version, drivers),
  );
});

/** What published weeks have otherwise than the list of jobs. */
export default function PublishedWeeks() {
  const { basis, weeks } = useLoaderData<typeof loader>();
  const { publishedWeeks, jobs } = adminCopy;
  const clock = useClock();
  return (
    <PublishedWeeksPage
      title={publishedWeeks.title}
      intro={publishedWeeks.intro}
      back={{ to: '/admin/edit-jobs', label: jobs.title }}
      none={{ title: publishedWeeks.none, text: publishedWeeks.noneText }}
      name="jobs"
      versions={weeks.map(({ periodId, version, jobs: changed }) => ({
        title: formatWeek(periodId),
        version,
        sent: { periodId, basis },
        offers: changed.map(({ published, now, holders }) => ({
          id: published.jobId,
          published: formatJob(published, clock),
          now: now ? formatJob(now, clock) : publishedWeeks.deleted(holders.length),
          holders,
        })),
      }))}
      change={publishedWeeks.change}
    />
  );
}
