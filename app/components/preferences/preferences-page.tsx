import { pastResultsPath } from '~/app/components/address/page-paths';
import { CheckAward } from '~/app/components/check/check-award';
import { DriverTabs, PageLinks } from '~/app/components/ranking/driver-tabs';
import {
  AskWhoGot,
  FileClaim,
  ReminderOffer,
  TakeLeftOver,
  WhoGot,
} from '~/app/components/ranking/on-demand';
import { useKeptView } from '~/app/components/ranking/own-phone/kept-view';
import { OwnPhone } from '~/app/components/ranking/own-phone/own-phone';
import { PageTop } from '~/app/components/ranking/page-top';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { AskAdmin } from '~/app/components/ranking/result/ask-admin';
import { ClaimNotes, OtherClaims } from '~/app/components/ranking/result/claim-notes';
import { WaitingJobNotice } from '~/app/components/ranking/result/give-back';
import { formatWeekName, JobWeekLines } from '~/app/components/ranking/result/job-week-lines';
import { AllResultsLink, CalendarLink } from '~/app/components/ranking/result/result-links';
import {
  placeNews,
  ResultNews,
  WithdrawnNotice,
} from '~/app/components/ranking/result/result-news';
import { ResultParts } from '~/app/components/ranking/result/result-parts';
import { TradeLink } from '~/app/components/ranking/result/trade-link';
import { SaveRefusal } from '~/app/components/ranking/save/save-refusal';
import { copy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { jobCatalogue } from './job-catalogue';
import { JobOutcome } from './job-outcome';
import { NoJobNext } from './no-job-next';
import { PickShares } from './pick-shares';
import { PreferencesEditor } from './preferences-editor';
import type { PreferencesView } from './preferences-view';
import { SelectionClosed } from './selection-closed';

/** Changed results of working weeks that are not over, until the driver has confirmed them. */
const ChangedWeeks = ({ view: { atWork } }: { view: PreferencesView }) =>
  atWork.map(
    (week) =>
      week.news?.change && (
        <ResultNews
          key={week.periodId}
          news={week.news}
          title={copy.results.changedFor(formatWeekName(week))}
          awardId={week.periodId}
          timeZone={week.timeZone}
        />
      ),
  );

/** The jobs that the driver gives back and that are not passed on yet. */
const WaitingJobs = ({ view: { atWork, news, awardZone } }: { view: PreferencesView }) => (
  <>
    {atWork.map((week) => (
      <WaitingJobNotice key={week.periodId} news={week.news} timeZone={week.timeZone} />
    ))}
    <WaitingJobNotice news={news} timeZone={awardZone} />
  </>
);

/** Shown after publishing: the assigned job, and the driver's claims about picks that were not awarded. */
const Outcome = ({ view }: { view: PreferencesView }) => {
  const { outcome, awardedJob, rankedJobs, claims, claimed, claimsUntil, onVacation, onLeave } =
    view;
  const own = { of: 'jobs', claims, outcome, timeZone: view.awardZone } as const;
  return (
    <JobOutcome
      periodId={view.selection.periodId}
      outcome={outcome}
      job={awardedJob}
      rankedJobs={rankedJobs}
      onVacation={onVacation}
      onLeave={onLeave}
      claims={claims}
      next={
        onVacation || onLeave ? (
          <AskAdmin email={view.contactEmail} />
        ) : (
          <NoJobNext jobsLeft={view.jobsLeft} contactEmail={view.contactEmail} />
        )
      }
      {...placeNews(view.news, view.awardZone)}
      belowReason={({ pickId }) => <ClaimNotes jobId={pickId} {...own} />}
    >
      {outcome && <WhoGot path={jobCatalogue.path} asked={view.askedJob} />}
      <FileClaim {...own} claimsUntil={claimsUntil} claimed={claimed} />
      <OtherClaims {...own} />
      <TradeLink of="jobs" offers={view.tradeOffers} />
      {awardedJob && <CalendarLink />}
    </JobOutcome>
  );
};

const weeksAtWorkId = 'weeks-at-work';

/**
 * The driver's jobs from earlier awards for weeks that are not over yet, shown below the list while drivers rank for a later period.
 * If the driver has filed claims, the reasons are expanded, because the answers to claims are next to them.
 */
const AtWork = ({ view: { atWork, tradeOffers } }: { view: PreferencesView }) =>
  atWork.length > 0 && (
    <div id={weeksAtWorkId} className="flex scroll-mt-4 flex-col gap-4">
      {atWork.map(({ claims, ...past }) => {
        const { outcome, timeZone } = past;
        const answers = { of: 'jobs', claims, outcome, timeZone } as const;
        return (
          <JobOutcome
            key={past.periodId}
            periodId={past.periodId}
            outcome={past.outcome}
            job={past.job}
            claims={claims}
            isFolded={claims.length === 0}
            belowReason={({ pickId }) => <ClaimNotes jobId={pickId} {...answers} />}
          >
            {outcome && (
              <AskWhoGot
                path={pastResultsPath}
                weeks={[{ periodId: past.periodId, text: copy.whoGot.find }]}
              />
            )}
            <OtherClaims {...answers} />
            {past.hadClaims && claims.length === 0 && (
              <p className="mt-3 text-sm text-muted">{copy.claims.ended}</p>
            )}
            {past.isTraded && <TradeLink of="jobs" offers={tradeOffers} />}
            {past.job && <CalendarLink />}
          </JobOutcome>
        );
      })}
    </div>
  );

/** Shown while the published assignments are withdrawn, with the driver's claims about them. */
const Withdrawn = ({
  view: { withdrawn, selection, claims, outcome, site },
}: {
  view: PreferencesView;
}) =>
  withdrawn && (
    <div className="shell flex flex-col gap-4 pb-4">
      <WithdrawnNotice
        title={copy.results.jobsWithdrawn(formatWeekDays(selection.periodId))}
        withdrawn={withdrawn}
        timeZone={site.timeZone}
      />
      <OtherClaims of="jobs" claims={claims} outcome={outcome} timeZone={site.timeZone} />
    </div>
  );

/** The driver's seniority number as published, or today's where the version does not say. */
const getSeniority = ({ outcome, driver }: PreferencesView): number | null =>
  outcome?.seniorityNumber === undefined ? driver.seniorityNumber : outcome.seniorityNumber;

const getTitle = ({ selection: { state, periodId }, outcome }: PreferencesView): string => {
  if (state === 'not-opened') return copy.preferences.title;
  const days = formatWeekDays(periodId);
  const hasJob = state === 'published' && outcome !== null && outcome.awardedId !== null;
  return hasJob ? copy.preferences.resultTitle(days) : copy.preferences.weekTitle(days);
};

/** `/driver-preferences` in each state of the selection period. */
export const PreferencesPage = ({
  view: loaded,
  problem,
}: {
  view: PreferencesView;
  problem: SaveProblem | undefined;
}) => {
  const view = useKeptView(loaded, jobCatalogue);
  const { selection, mayEdit, list, saved, vanished } = view;
  const hasPreferences = list.length > 0 || saved !== null || vanished.length > 0;
  const atWork = <AtWork view={view} />;
  const isEditor = selection.state !== 'published' && (mayEdit || hasPreferences);
  return (
    <DriverTabs current="jobs" windowKey={view.windowKey}>
      {view.reminder.length > 0 && (
        <ReminderOffer channels={view.reminder} path={jobCatalogue.path} />
      )}
      <PageTop
        view={view}
        of="jobs"
        title={getTitle(view)}
        path={jobCatalogue.path}
        news={
          <>
            <ChangedWeeks view={view} />
            <WaitingJobs view={view} />
          </>
        }
        lines={<JobWeekLines weeks={view.atWork} whyId={weeksAtWorkId} />}
      />
      <Withdrawn view={view} />
      {view.leftOver && (
        <div className="shell pb-4">
          <TakeLeftOver offer={view.leftOver} />
        </div>
      )}
      {selection.state === 'published' ? (
        <>
          <ResultParts view={view} words={jobCatalogue} current="jobs">
            <SaveRefusal problem={problem} />
            <Outcome view={view} />
            {view.hasAllResults && <AllResultsLink path={jobCatalogue.path} />}
            <PickShares shares={view.shares} seniority={getSeniority(view)} />
            {view.check && <CheckAward shown={view.check} path={jobCatalogue.path} />}
          </ResultParts>
          {atWork && <div className="shell pb-8">{atWork}</div>}
        </>
      ) : isEditor ? (
        <PreferencesEditor view={view} problem={problem} below={atWork} />
      ) : (
        <>
          <PageLinks current="jobs" />
          <div className="shell flex flex-col gap-4 pb-8">
            <SaveRefusal problem={problem} />
            <SelectionClosed view={view} />
            {atWork}
          </div>
        </>
      )}
      {!isEditor && <OwnPhone view={view} of="jobs" />}
    </DriverTabs>
  );
};
