import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { keepTableData } from '~/app/components/address/keep-table-data';
import { toSheet } from '~/app/components/admin/action-links';
import { AdminPage } from '~/app/components/admin/admin-page';
import { SealedNote } from '~/app/components/admin/sealed-note';
import { useActionError } from '~/app/components/admin/use-action-error';
import {
  AwardDifferenceTable,
  getBesideTitle,
} from '~/app/components/assignments/award-difference-table';
import { AwardLayout, AwardLine, PrimaryAction } from '~/app/components/assignments/award-layout';
import { AwardMenu } from '~/app/components/assignments/award-menu';
import { AwardRecord } from '~/app/components/assignments/award-record';
import { toAsked } from '~/app/components/assignments/confirm-assignment';
import { PublicationChip, PublicationText } from '~/app/components/assignments/publication-note';
import {
  asksToPublish,
  getOutlook,
  PublishButton,
  PublishDialog,
  publishNoteId,
} from '~/app/components/assignments/publishing';
import { PublishingProgress } from '~/app/components/assignments/publishing-progress';
import { SeenCount } from '~/app/components/assignments/seen-count';
import { WithdrawDialog, withdrawQuestion } from '~/app/components/assignments/withdraw';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { useRevalidateAt } from '~/app/components/time/use-revalidate-at';
import { WeekNamesProvider } from '~/app/components/time/week-names';
import { Card } from '~/app/components/ui/card';
import { Figures } from '~/app/components/ui/figures';
import { ChainCard } from '~/app/components/vacations/chain-card';
import { FreeWeekDialog } from '~/app/components/vacations/free-week-dialog';
import { GivenUpNote } from '~/app/components/vacations/given-up-note';
import { ManualVacationsCard } from '~/app/components/vacations/manual-vacations';
import { SlotUsageCard } from '~/app/components/vacations/slot-usage-card';
import { getVacationDashboardLink } from '~/app/components/vacations/vacation-page';
import { VacationsTable } from '~/app/components/vacations/vacations-table';
import { WaitingPublication } from '~/app/components/week/waiting-publication';
import { adminCopy } from '~/app/copy/copy';
import { failureWith } from '~/app/platform/forms/form.server';
import { askWhich } from '~/app/platform/forms/resolve-choices.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { countSeen } from '~/app/services/results/read-unseen.server';
import { findVacationProgress } from '~/app/services/vacation/publish-vacations.server';
import { readGivenUp } from '~/app/services/vacation/read-given-up.server';
import { readManualVacations } from '~/app/services/vacation/read-manual-vacations.server';
import {
  readProvisionalVacations,
  readVacationAssignments,
  type VacationAssignments,
} from '~/app/services/vacation/read-vacation-assignments.server';
import { countDrivers } from '~/domain/award/figures/assignment-rows';
import { getAwardInForce } from '~/domain/site/current-award';
import { getSeal } from '~/domain/site/seal';
import { isPortalOpen, readyToPublish } from '~/domain/vacation/vacation-portal';
import { actOnVacations, readTyped } from './act-on-vacations.server';
import { readFreeing } from './read-freeing.server';
import { readView } from './read-view.server';
import { vacationForm } from './vacation-forms.server';
const path = '/admin/final-vacation-assignments';
export const meta = titlePage(() => adminCopy.vacations.finalTitle);

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt: now }) => {
  const query = new URL(request.url).searchParams;
  const { site } = access;
  const view = readView(request, site);
  const isOpen = isPortalOpen(site.vacation, now);
  const isAsking = asksToPublish(query) && !isOpen;
  const isInForce = getAwardInForce(site, 'vacations') !== null;
  const [shown, manual, givenUp, publishing, provisional, seen] = await Promise.all([
    readVacationAssignments({ deps, access, now }, view),
    readManualVacations({ deps, access }),
    readGivenUp({ deps, access, now }),
    findVacationProgress({ deps, access }),
    isAsking && view === 'published' ? readProvisionalVacations({ deps, access, now }) : null,
    view === 'published' ? countSeen({ deps, access, of: 'vacations' }) : null,
  ]);
  const ahead = isAsking ? (provisional ?? shown) : null;
  return {
    shown,
    seal: shown ? null : getSeal(site, 'vacations', now),
    manual,
    givenUp,
    publishing,
    seen,
    isInForce,
    isWithdrawing: query.get('dialog') === withdrawQuestion && isInForce,
    outlook: ahead && getOutlook(countDrivers(ahead.rows), ahead.difference),
    freeing:
      shown && query.get('dialog') === 'free' && view === 'published' && isInForce && !isOpen
        ? await readFreeing({ deps, access }, shown.rows, query)
        : null,
    view,
    isOpen,
    isReady: readyToPublish(site.vacation, now).ok,
    closesAt: site.vacation.closesAt?.instant ?? null,
    now,
    awardVersion: site.vacation.awardVersion,
  };
});

export const action = dispatcherAction(async ({ sentForm, context, deps, access }) => {
  const sent = await sentForm.parse(vacationForm);
  const read = await readTyped({ deps, access }, sent);
  if (!read.ok) {
    const typed = sent.intent === 'assign' ? sent : undefined;
    return failureWith(read.error, { typed, unclear: askWhich(read.error, sent) });
  }
  const form = read.value;
  const acted = await actOnVacations({ deps, access }, form);
  if (!acted.ok && acted.error.code === 'award-being-published')
    return redirect(`${path}?view=published`);
  if (!acted.ok) {
    const reason = form.intent === 'withdraw' ? form.reason : undefined;
    const asked =
      form.intent === 'assign' && acted.error.code === 'manual-needs-confirmation'
        ? toAsked(acted.error, form.weekId, { driverId: form.driverId, weekId: form.weekId })
        : undefined;
    const typed = form.intent === 'assign' ? form : undefined;
    return failureWith(acted.error, { typed, reason, asked });
  }
  const isPublic = form.intent === 'publish' || form.intent === 'withdraw';
  const view = isPublic ? 'published' : 'provisional';
  const to = `${path}?view=${view}`;
  return acted.value ? redirectWithToast({ context }, to, acted.value) : redirect(to, 303);
});

export const shouldRevalidate = keepTableData;

const publishErrors = [
  'portal-still-open',
  'vacation-saves-still-arriving',
  'site-changed',
  'award-changed',
];

const describePublishing = (page: { isOpen: boolean; awardVersion: number }) => {
  if (page.isOpen) return adminCopy.vacations.stillOpen;
  return page.awardVersion > 0
    ? adminCopy.vacations.publishAgainText(page.awardVersion + 1)
    : adminCopy.vacations.publishText;
};

const getPublishedLink = () => ({
  to: `${path}?view=published`,
  label: adminCopy.vacations.showPublished,
  icon: 'calendar-check' as const,
});

/** The award that is being published, or that waits for it. */
const Publishing = ({ page }: { page: ReturnType<typeof useLoaderData<typeof loader>> }) => {
  const { publishing, awardVersion, now } = page;
  if (!publishing) return null;
  return publishing.startsAt === null ? (
    <PublishingProgress progress={publishing} version={awardVersion} />
  ) : (
    <Card>
      <WaitingPublication
        version={awardVersion + 1}
        startsAt={publishing.startsAt}
        now={now}
        action={path}
        isReady={page.isReady}
      />
    </Card>
  );
};

/** Publishes the award, or else shows or downloads it. */
const Actions = ({ page }: { page: ReturnType<typeof useLoaderData<typeof loader>> }) => {
  const { shown, view, awardVersion } = page;
  const links = [
    ...(awardVersion > 0 && view === 'provisional' ? [getPublishedLink()] : []),
    ...(shown ? [toSheet(`${path}/posting?view=${view}`, adminCopy.vacations.toPosting)] : []),
    getVacationDashboardLink(),
  ];
  return (
    <>
      <PrimaryAction>
        <PublishButton
          label={adminCopy.vacations.publishLabel}
          disabled={page.isOpen || page.publishing !== null}
        />
      </PrimaryAction>
      <AwardMenu
        mayPreview
        publishLabel={null}
        exportTo={shown && `${path}/export?view=${view}`}
        payrollOf={null}
        recordTo={awardVersion > 0 ? `${path}/record` : null}
        withdrawTo={page.isInForce ? `?view=${view}&dialog=${withdrawQuestion}` : null}
        links={links}
      />
    </>
  );
};

/** What the table shows, and what publishing does, or why it is not possible. */
const Line = ({ page }: { page: ReturnType<typeof useLoaderData<typeof loader>> }) => {
  const { shown, seen, isOpen } = page;
  const publication = shown?.publication;
  return (
    <>
      {publication ? (
        <PublicationText publication={publication} />
      ) : (
        shown && <p>{adminCopy.assignments.provisionalText}</p>
      )}
      {(isOpen || !publication) && <p className="text-muted">{describePublishing(page)}</p>}
      {seen && <SeenCount count={seen} of="vacations" />}
    </>
  );
};

const WithdrawWeeks = ({
  version,
  error,
}: {
  version: number;
  error: ReturnType<typeof useActionError>;
}) => {
  const sent = useActionData<typeof action>();
  return (
    <WithdrawDialog
      text={adminCopy.results.withdrawWeeks}
      version={version}
      typed={sent && 'reason' in sent ? sent.reason : undefined}
      error={error}
      closeTo={`${path}?view=published`}
    />
  );
};

/** The table of drivers, and beside it how freed weeks are passed on and what differs from the version before. */
const Award = ({
  shown,
  page: { view, isInForce, isOpen },
}: {
  shown: VacationAssignments;
  page: Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'view' | 'isInForce' | 'isOpen'>;
}) => {
  const { assigned, drivers } = countDrivers(shown.rows);
  const isPreview = view === 'provisional';
  return (
    <>
      <AwardLayout
        title={getBesideTitle({ ...shown, answered: [] }, isPreview)}
        aside={
          <>
            {shown.difference && (
              <AwardDifferenceTable
                difference={shown.difference}
                isPreview={isPreview}
                of="vacations"
                query={`?view=${view}`}
              />
            )}
            <ChainCard chain={shown.chain} rows={shown.rows} />
          </>
        }
      >
        <VacationsTable shown={shown} mayFree={!isPreview && isInForce && !isOpen} />
      </AwardLayout>
      <Figures
        className="grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]"
        figures={[
          [adminCopy.vacations.totalDrivers, drivers],
          [adminCopy.common.assignedCount, assigned],
          [adminCopy.vacations.unassigned, drivers - assigned],
        ]}
      />
    </>
  );
};

export default function FinalVacationAssignments() {
  const page = useLoaderData<typeof loader>();
  const error = useActionError();
  const sent = useActionData<typeof action>();
  const { shown, outlook, view, isOpen, awardVersion } = page;
  useRevalidateAt(isOpen ? page.closesAt : (page.publishing?.startsAt ?? null), page.now);
  const isPublishError = error !== undefined && publishErrors.includes(error.code);
  return (
    <WeekNamesProvider value={[...(shown?.weeks ?? []), ...page.manual.weeks]}>
      <AdminPage
        title={adminCopy.vacations.finalTitle}
        status={shown?.publication && <PublicationChip publication={shown.publication} />}
        isOfOtherWeek={page.isInForce}
        actions={<Actions page={page} />}
      >
        <ErrorAlert error={isPublishError && !outlook && !page.isWithdrawing ? error : undefined} />
        {outlook && (
          <PublishDialog
            title={adminCopy.vacations.publishTitle}
            label={adminCopy.vacations.publishLabel}
            noun="week"
            outlook={outlook}
            version={awardVersion}
            isInForce={page.isInForce}
            error={error}
          />
        )}
        {page.isWithdrawing && <WithdrawWeeks version={awardVersion} error={error} />}
        <Publishing page={page} />
        <AwardLine id={publishNoteId}>
          <Line page={page} />
        </AwardLine>
        {page.seal && <SealedNote seal={page.seal} />}
        <GivenUpNote givenUp={page.givenUp} isProvisional={view === 'provisional'} />
        {page.freeing && (
          <FreeWeekDialog {...page.freeing} error={error} closeTo="?view=published" />
        )}
        {shown && <Award shown={shown} page={page} />}
        <ManualVacationsCard
          {...page.manual}
          error={isPublishError || page.isWithdrawing ? undefined : error}
          typed={sent?.typed}
          asked={sent && 'asked' in sent ? sent.asked : undefined}
          unclear={sent && 'unclear' in sent ? sent.unclear : undefined}
        />
        {shown && <SlotUsageCard weeks={shown.weeks} />}
        {shown?.publication && <AwardRecord publication={shown.publication} />}
      </AdminPage>
    </WeekNamesProvider>
  );
}
