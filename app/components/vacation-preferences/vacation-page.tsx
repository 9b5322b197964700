import type { ComponentProps } from 'react';
import { CheckAward } from '~/app/components/check/check-award';
import { DriverTabs } from '~/app/components/ranking/driver-tabs';
import { FileClaim, ReminderOffer } from '~/app/components/ranking/on-demand';
import { useKeptView } from '~/app/components/ranking/own-phone/kept-view';
import { OwnPhone } from '~/app/components/ranking/own-phone/own-phone';
import { PageTop } from '~/app/components/ranking/page-top';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { AskAdmin } from '~/app/components/ranking/result/ask-admin';
import { ClaimNotes, OtherClaims } from '~/app/components/ranking/result/claim-notes';
import { JobWeekLines } from '~/app/components/ranking/result/job-week-lines';
import { OutcomeCard } from '~/app/components/ranking/result/outcome-card';
import { AllResultsLink, CalendarLink } from '~/app/components/ranking/result/result-links';
import { placeNews, WithdrawnNotice } from '~/app/components/ranking/result/result-news';
import { ResultParts } from '~/app/components/ranking/result/result-parts';
import { TradeLink } from '~/app/components/ranking/result/trade-link';
import { SaveRefusal } from '~/app/components/ranking/save/save-refusal';
import { copy } from '~/app/copy/copy';
import { findLabel } from '~/domain/shared/find-label';
import type { AskedWeek } from './asked-week';
import { GiveUpWeek, OfferedWeekNotice } from './give-up-week';
import { VacationEditor } from './vacation-editor';
import type { VacationView } from './vacation-view';
import { weekCatalogue, formatDates } from './week-catalogue';

type Asked = Omit<ComponentProps<typeof OfferedWeekNotice>, 'view'>;

/** The weeks of a driver who holds several, each with its round and the way to give it up. */
const HeldWeeks = ({ view, ...asked }: { view: VacationView } & Asked) => (
  <ul className="mt-2 divide-y divide-base-300">
    {view.held.map((week) => {
      const published = view.namedWeeks.find(({ weekId }) => weekId === week.weekId);
      return (
        <li key={week.weekId} className="py-3">
          <p>
            {published && <strong className="tabular-nums">{formatDates(published)}</strong>}{' '}
            <span className="text-muted">{week.weekId}</span>{' '}
            {week.round !== null && (
              <span className="text-muted">{copy.vacationPreferences.round(week.round)}</span>
            )}
          </p>
          <GiveUpWeek view={view} week={week} {...asked} />
        </li>
      );
    })}
  </ul>
);

/** Shown after publishing: the awarded weeks, or that the driver got none. */
const VacationOutcome = ({ view, ...asked }: { view: VacationView } & Asked) => {
  const { outcome, namedWeeks, held, claims, claimed, claimsUntil } = view;
  const own = { of: 'vacations', claims, outcome, timeZone: view.awardZone } as const;
  const { news, confirm } = placeNews(view.news, view.awardZone);
  const findWeek = (weekId: string) => namedWeeks.find((week) => week.weekId === weekId);
  const [first, ...others] = held;
  const week = first && others.length === 0 ? findWeek(first.weekId) : undefined;
  return (
    <OutcomeCard
      outcome={outcome}
      claims={view.claims}
      eyebrow={copy.ranking.vacation}
      title={
        first
          ? copy.vacationPreferences.yourWeeks(held.map(({ weekId }) => weekId))
          : copy.vacationPreferences.notAssigned
      }
      detail={week && <span className="tabular-nums">{formatDates(week)}</span>}
      label={
        outcome?.assignmentType && others.length === 0
          ? findLabel(copy.assignments.vacationTypes, outcome.assignmentType)
          : undefined
      }
      news={
        (news || view.offeredId) && (
          <div className="flex flex-col gap-4">
            {news}
            <OfferedWeekNotice view={view} {...asked} />
          </div>
        )
      }
      confirm={confirm}
      noPicks={
        outcome === null
          ? copy.results.notAmongDrivers
          : first
            ? copy.vacationPreferences.hadNoPicks
            : copy.vacationPreferences.noPicksNoWeek
      }
      next={<AskAdmin email={view.contactEmail} />}
      belowReason={(reason) => {
        const ranked = findWeek(reason.pickId);
        return (
          <>
            {ranked && <p className="text-sm text-muted tabular-nums">{formatDates(ranked)}</p>}
            <ClaimNotes jobId={reason.pickId} {...own} />
          </>
        );
      }}
    >
      <FileClaim {...own} claimsUntil={claimsUntil} claimed={claimed} />
      <OtherClaims {...own} />
      {others.length > 0 && <HeldWeeks view={view} {...asked} />}
      <div className="flex flex-wrap gap-x-3">
        <TradeLink of="vacations" offers={view.tradeOffers} />
        {held.some(({ isGivenUp }) => !isGivenUp) && <CalendarLink />}
        {first && others.length === 0 && <GiveUpWeek view={view} week={first} {...asked} />}
      </div>
    </OutcomeCard>
  );
};

/** How many weeks the driver has, for drivers and sites that differ from one week in one round. */
const Entitlement = ({ weeks, rounds }: VacationView['entitlement']) =>
  (weeks !== 1 || rounds.length > 1) && (
    <p className="pt-1 text-sm font-semibold">
      {copy.vacationPreferences.entitlement(weeks, rounds)}
    </p>
  );

/** `/driver-vacation` in each state of the portal. */
export const DriverVacationPage = ({
  view: loaded,
  problem,
  asked,
}: {
  view: VacationView;
  problem: SaveProblem | undefined;
  /** The confirmation that the URL opens. */
  asked: AskedWeek | null;
}) => {
  const view = useKeptView(loaded, weekCatalogue);
  const hasEnded = view.isPublished && !view.mayEdit;
  const results = (
    <>
      <VacationOutcome view={view} asked={asked} problem={problem} />
      {view.check && <CheckAward shown={view.check} path={weekCatalogue.path} />}
      {view.hasAllResults && <AllResultsLink path={weekCatalogue.path} />}
    </>
  );
  return (
    <DriverTabs current="vacation" windowKey={view.windowKey}>
      {view.reminder.length > 0 && (
        <ReminderOffer channels={view.reminder} path={weekCatalogue.path} />
      )}
      <PageTop
        view={view}
        of="vacations"
        title={copy.vacationPreferences.title}
        description={copy.vacationPreferences[hasEnded ? 'ended' : 'intro']}
        path={weekCatalogue.path}
        lines={<JobWeekLines weeks={view.jobWeeks} />}
      >
        <Entitlement {...view.entitlement} />
      </PageTop>
      {view.withdrawn && (
        <div className="shell pb-4">
          <WithdrawnNotice
            title={copy.results.weeksWithdrawn}
            withdrawn={view.withdrawn}
            timeZone={view.site.timeZone}
          />
          <OtherClaims
            of="vacations"
            claims={view.claims}
            outcome={null}
            timeZone={view.site.timeZone}
          />
        </div>
      )}
      {hasEnded ? (
        <ResultParts view={view} words={weekCatalogue} current="vacation">
          {!asked && <SaveRefusal problem={problem} />}
          {results}
        </ResultParts>
      ) : (
        <>
          {view.isPublished && (
            <div className="shell flex flex-col gap-4 pb-4 max-lg:pt-1">{results}</div>
          )}
          <VacationEditor view={view} problem={problem} />
        </>
      )}
      {hasEnded && <OwnPhone view={view} of="vacations" />}
    </DriverTabs>
  );
};
