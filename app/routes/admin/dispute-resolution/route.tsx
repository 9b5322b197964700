import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { keepDataOf } from '~/app/components/address/keep-table-data';
import { AdminPage } from '~/app/components/admin/admin-page';
import { SealedNote } from '~/app/components/admin/sealed-note';
import { useActionError } from '~/app/components/admin/use-action-error';
import { DecisionDialog } from '~/app/components/disputes/decision-dialog';
import { DisputeList } from '~/app/components/disputes/dispute-list';
import {
  claimFilterNames,
  disputeQuery,
  getDisputesPath,
} from '~/app/components/disputes/dispute-query';
import { isAboutWeek } from '~/app/components/disputes/disputes-view';
import { FilteredClaims } from '~/app/components/disputes/filtered-claims';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { AsOfTime } from '~/app/components/time/instant-text';
import { WeekNamesProvider } from '~/app/components/time/week-names';
import { LinkButton } from '~/app/components/ui/button';
import { WeekStrip } from '~/app/components/week/week-strip';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { describePublished } from '~/app/platform/forms/describe-published';
import { confirmedField, seenVersion } from '~/app/platform/forms/form-fields';
import { failure } from '~/app/platform/forms/form.server';
import {
  dispatcherAction,
  dispatcherLoader,
  type AdminArgs,
} from '~/app/platform/guards/guards.server';
import { describeSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import { publishAward } from '~/app/services/award/publish-award.server';
import { answerClaim, type AnswerClaimError } from '~/app/services/claims/answer-claim.server';
import {
  answerWeekClaim,
  type AnswerWeekClaimError,
} from '~/app/services/claims/answer-week-claim.server';
import { awardDisputedJob } from '~/app/services/claims/award-disputed-job.server';
import { readDisputes } from '~/app/services/claims/read-disputes.server';
import { readWeek } from '~/app/services/selection/read-week.server';
import { isAboutPick, type AnsweredClaim } from '~/domain/claims/claim';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { fail, type Result } from '~/domain/shared/result';
import { getCatalogue } from '~/domain/site/current-award';
export const meta = titlePage(() => adminCopy.disputes.disputeTitle);

/** The URL says what the dialog is about: `?claim=…` or `?job=…&driver=…`. */
const askedBy = (query: URLSearchParams) => {
  const [claimId, jobId, driverId] = [query.get('claim'), query.get('job'), query.get('driver')];
  return claimId ? { claimId } : jobId && driverId ? { jobId, driverId } : null;
};

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt: now }) => {
  const query = new URL(request.url).searchParams;
  const asked = askedBy(query);
  const { site } = access;
  const [disputes, week] = await Promise.all([
    readDisputes({ deps, access, asked, now }),
    readWeek({ deps, access, now }),
  ]);
  return {
    ...disputes,
    week,
    asked,
    query: disputeQuery.read(query),
    timeZone: site.timeZone,
    periodId: site.window.periodId,
  };
});

const decision = { reason: z.string().max(10_000), confirmed: confirmedField };

/** The forms of the Dispute Resolution page; `intent` tells them apart. */
const disputeForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('award'),
    driverId: employeeIdSchema,
    jobId: z.string().min(1).max(40),
    ...decision,
  }),
  z.object({
    intent: z.enum(['grant', 'grant-and-publish', 'deny']),
    claimId: z.string().min(1).max(40),
    /** What the claim is about. */
    of: z.enum(['jobs', 'vacations']).default('jobs'),
    /** The version that the page showed, for publishing. */
    seen: seenVersion,
    ...decision,
  }),
]);

export const action = dispatcherAction(async ({ request, sentForm, context, deps, access }) => {
  const form = await sentForm.parse(disputeForm);
  const acted =
    form.intent === 'award'
      ? describeSuccess(
          await awardDisputedJob({ deps, access, input: form }),
          ({ jobId, driverName }) => [
            serverCopy.disputes.jobAwarded,
            serverCopy.disputes.jobAwardedText(jobId, driverName),
          ],
        )
      : describeSuccess(await answer({ deps, access }, form), describeAnswer);
  if (!acted.ok) return failure(acted.error);
  if (form.intent === 'grant-and-publish')
    return publishGrant({ context, deps, access }, form.seen);
  const shown = disputeQuery.read(new URL(request.url).searchParams);
  return redirectWithToast({ context }, getDisputesPath(shown), acted.value);
});

export const shouldRevalidate = keepDataOf(claimFilterNames);

/**
 * Publishes the award with the granted claim, and with whatever else has changed since the last version, except jobs and
 * drivers, which the page of the award lists first. If that fails, the grant stays, and the page says so.
 */
const publishGrant = async (
  { context, deps, access }: Pick<AdminArgs, 'context' | 'deps' | 'access'>,
  seen: number | undefined,
) => {
  const done =
    access.site.window.status === 'published'
      ? await publishAward({ deps, access, seen, basis: '' })
      : fail({ code: 'not-published-yet' as const });
  const path = '/admin/final-assignments';
  const published = describeSuccess(done, describePublished);
  if (published.ok) return redirectWithToast({ context }, path, published.value);
  // The page of the award continues a publication that takes several requests.
  if (published.error.code === 'award-being-published') return redirect(path);
  const question = published.error.code === 'rosters-changed' ? '&dialog=publish' : '';
  return redirectWithToast({ context }, `${path}?view=provisional${question}`, {
    title: serverCopy.disputes.grantedNotPublished,
    description: getErrorMessage(published.error).text,
    kind: 'error',
  });
};

const answer = (
  { deps, access }: Pick<AdminArgs, 'deps' | 'access'>,
  { intent, of, ...form }: Exclude<z.infer<typeof disputeForm>, { intent: 'award' }>,
): Promise<Result<AnsweredClaim, AnswerClaimError | AnswerWeekClaimError>> => {
  const input = { ...form, verdict: intent === 'deny' ? 'denied' : 'granted' } as const;
  return of === 'jobs'
    ? answerClaim({ deps, access, input })
    : answerWeekClaim({ deps, access, input });
};

const describeAnswer = (claim: AnsweredClaim): [title: string, text: string] => {
  const { employeeId, state, periodId } = claim;
  const { disputes } = serverCopy;
  if (state === 'denied') return [disputes.claimDenied, disputes.claimDeniedText(employeeId)];
  if (!isAboutPick(claim)) return [disputes.claimGranted, disputes.otherGrantedText(employeeId)];
  const describe =
    getCatalogue(periodId) === 'jobs' ? disputes.claimGrantedText : disputes.weekGrantedText;
  return [disputes.claimGranted, describe(claim.jobId, employeeId)];
};

export default function DisputeResolution() {
  const page = useLoaderData<typeof loader>();
  const error = useActionError();
  const { asked, question, claims } = page;
  const claimId = asked && 'claimId' in asked ? asked.claimId : null;
  const claim = claims.find(({ id, state }) => id === claimId && state === 'open') ?? null;
  const canPublish =
    claim !== null && isAboutPick(claim) && !isAboutWeek(claim) && page.week.stage === 'claims';
  const isAsking = claim !== null || (claimId === null && question !== null);
  return (
    <AdminPage
      title={adminCopy.disputes.disputeTitle}
      description={adminCopy.disputes.awardHint}
      actions={
        <LinkButton to="/admin/trades" icon="arrow-left-right">
          {adminCopy.trades.title}
        </LinkButton>
      }
      note={page.asOf && <AsOfTime at={page.asOf} timeZone={page.timeZone} />}
    >
      <ErrorAlert error={isAsking ? undefined : error} />
      <WeekStrip week={page.week} />
      <WeekNamesProvider value={page.weeks}>
        <FilteredClaims claims={claims} />
      </WeekNamesProvider>
      {page.seal ? <SealedNote seal={page.seal} /> : <DisputeList conflicts={page.conflicts} />}
      {isAsking && (
        <WeekNamesProvider value={claim && isAboutWeek(claim) ? page.weeks : []}>
          <DecisionDialog
            key={claimId ?? `${question?.jobId} ${question?.driverId}`}
            claim={claim}
            question={question}
            error={error}
            publishes={canPublish ? page.week.nextVersion : null}
            closeTo={getDisputesPath(page.query)}
          />
        </WeekNamesProvider>
      )}
    </AdminPage>
  );
}
