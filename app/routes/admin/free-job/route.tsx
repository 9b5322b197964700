import { useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { AskWhich } from '~/app/components/choosing/ask-which';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { ChooseHolder } from '~/app/components/freed-jobs/choose-holder';
import { FreedJob } from '~/app/components/freed-jobs/freed-job';
import { GivenBackNotice } from '~/app/components/freed-jobs/given-back-notice';
import { titlePage } from '~/app/components/shell/product';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { toDriverChoice } from '~/app/copy/driver-choice';
import { formatWeekDays } from '~/app/copy/format-time';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { failure } from '~/app/platform/forms/form.server';
import {
  askWhich,
  loadDriverChoices,
  resolveChoices,
} from '~/app/platform/forms/resolve-choices.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { freeJob, previewFreedJob } from '~/app/services/award/free-job.server';
import { readFreeable } from '~/app/services/award/read-freeable.server';
import { readWaitingJobs } from '~/app/services/given-back/read-given-back.server';
import { getLeaveDays } from '~/domain/leave/change-spans';
import { addDays, getMonday } from '~/domain/time/iso-week';
import { dayIn } from '~/domain/time/zoned-time';
import { askedSchema, freeForm } from './free-job-forms.server';

export const meta = titlePage(() => adminCopy.freeJob.title);

/** The rest of the week, from today if it has begun. */
const getDefaultDays = (periodId: string, today: string) => {
  const monday = getMonday(periodId);
  return { from: today > monday ? today : monday, to: addDays(monday, 6) };
};

/** The drivers who hold a job, or the one with this employee ID, which may be the seniority number of another one. */
const findHolders = (weeks: Awaited<ReturnType<typeof readFreeable>>, typed: string) => {
  const all = weeks.flatMap(({ holders }) => holders);
  const byId = all.filter(({ employeeId }) => employeeId === typed);
  const holders = new Map((byId.length > 0 ? byId : all).map((one) => [one.employeeId, one]));
  return [...holders.values()].map(toDriverChoice);
};

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt: now }) => {
  const [weeks, givenBack] = await Promise.all([
    readFreeable({ deps, access, now }),
    readWaitingJobs({ deps, access, now }),
  ]);
  const today = dayIn(access.site.timeZone, now);
  const page = {
    hasWeeks: weeks.length > 0,
    days: getLeaveDays(today),
    chainMoves: access.site.settings.chainMoves,
    timeZone: access.site.timeZone,
    givenBack,
  };
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const read = askedSchema.safeParse(query);
  if (!read.success || read.data.driver === '') return { ...page, typed: '', shown: null };
  const typed = read.data.driver;
  const { givenTo } = read.data;
  const found = resolveChoices(
    { driver: typed, givenTo },
    {
      driver: findHolders(weeks, typed),
      givenTo: givenTo === '' ? [] : await loadDriverChoices({ deps, access }),
    },
  );
  if (!found.ok) return { ...page, typed, shown: null, unclear: askWhich(found.error, query) };
  const driverId = found.value.driver;
  const { week: wanted, from, to: until, kind } = read.data;
  const held = weeks.flatMap(({ holders, ...week }) =>
    holders
      .filter(({ employeeId }) => employeeId === driverId)
      .map((holder) => ({ ...week, holder })),
  );
  const week = wanted ? held.find(({ periodId }) => periodId === wanted) : held[0];
  if (!week) {
    const error = getErrorMessage({ code: 'job-not-held', driverId });
    return { ...page, typed, shown: null, error };
  }
  const wish = givenBack.find(
    (one) => one.employeeId === driverId && one.periodId === week.periodId,
  );
  const why = read.data.why ?? (wish ? 'gives' : 'away');
  const rest = getDefaultDays(week.periodId, today);
  const span = { from: from ?? rest.from, to: until ?? rest.to, kind };
  const asked = { periodId: week.periodId, version: week.version, driverId };
  const leave = why === 'away' ? span : null;
  const to = found.value.givenTo;
  const previewed = await previewFreedJob(
    { deps, access, now },
    { ...asked, leave, givenTo: to || null },
  );
  return {
    ...page,
    givenBack: givenBack.filter((one) => one !== wish),
    typed: '',
    shown: {
      ...asked,
      name: week.holder.name,
      jobId: week.holder.jobId,
      others: held
        .filter((one) => one !== week)
        .map(({ periodId, holder }) => ({ periodId, jobId: holder.jobId })),
      why,
      givenBackAt: previewed.ok ? previewed.value.givenBackAt : (wish?.at ?? null),
      span,
      givenTo: to,
      preview: previewed.ok ? previewed.value : null,
    },
    ...(!previewed.ok && { error: getErrorMessage(previewed.error) }),
  };
});

export const action = dispatcherAction(async ({ sentForm, context, deps, access }) => {
  const form = await sentForm.parse(freeForm);
  const { driverId, periodId, version, confirmed } = form;
  const leave = form.why === 'away' ? { from: form.from, to: form.to, kind: form.kind } : null;
  const givenTo = form.givenTo || null;
  const input = { driverId, periodId, version, confirmed, leave, givenTo };
  const freed = await freeJob({ deps, access, input });
  if (!freed.ok) return failure(freed.error);
  return redirectWithSuccess(
    { context },
    '/admin/final-assignments',
    serverCopy.assignments.jobFreed(freed.value.jobId),
    serverCopy.assignments.jobFreedText(freed.value.version, formatWeekDays(periodId)),
  );
});

/** Shows who gets the job of a driver if it becomes free, and passes it on. */
export default function FreeJobPage() {
  const { hasWeeks, typed, shown, days, chainMoves, timeZone, givenBack, ...page } =
    useLoaderData<typeof loader>();
  const refused = useActionError();
  return (
    <AdminPage
      title={adminCopy.freeJob.title}
      description={adminCopy.freeJob.intro}
      back={{ to: '/admin/final-assignments', label: adminCopy.assignments.finalAssignments }}
    >
      <ErrorAlert error={refused ?? ('error' in page ? page.error : undefined)} />
      {'unclear' in page && page.unclear && <AskWhich asked={page.unclear} method="get" />}
      {!hasWeeks ? (
        <Card>
          <EmptyState title={adminCopy.freeJob.none}>{adminCopy.freeJob.noneText}</EmptyState>
        </Card>
      ) : (
        <>
          <GivenBackNotice jobs={givenBack} />
          {shown && (
            <FreedJob
              key={`${shown.periodId} ${shown.driverId}`}
              shown={shown}
              days={days}
              chainMoves={chainMoves}
              timeZone={timeZone}
            />
          )}
          <ChooseHolder typed={typed} isSecond={shown !== null} />
        </>
      )}
    </AdminPage>
  );
}
