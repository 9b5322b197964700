import { copy } from '~/app/copy/copy';
import type { ComponentProps } from 'react';
import { DriverCard } from '~/app/components/ranking/driver-card';
import { DriverTabs } from '~/app/components/ranking/driver-tabs';
import { LatestReceipt } from '~/app/components/ranking/latest-receipt';
import { PageActions } from '~/app/components/ranking/page-actions';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { SaveRefusal } from '~/app/components/ranking/save-refusal';
import { PageHeader } from '~/app/components/ui/page-header';
import { CalendarLink } from '~/app/components/ranking/calendar-link';
import { OutcomeCard } from '~/app/components/ranking/outcome-card';
import { findLabel } from '~/domain/shared/find-label';
import { findQuestion } from './asked-week';
import { GiveUpWeek, OfferedWeekNotice } from './give-up-week';
import { VacationEditor } from './vacation-editor';
import type { VacationView } from './vacation-view';
import { weekCatalogue, formatOfferedDates } from './week-catalogue';

/** Shown after publishing: the awarded week, or that the driver got none. */
const VacationOutcome = ({ view, ...asked }: ComponentProps<typeof GiveUpWeek>) => {
  const { outcome, offered, isGivenUp } = view;
  const findWeek = (weekId: string | null | undefined) =>
    offered.find((week) => week.weekId === weekId);
  const weekId = outcome?.awardedId ?? null;
  const week = findWeek(weekId);
  return (
    <OutcomeCard
      outcome={outcome}
      eyebrow={copy.ranking.vacation}
      title={
        weekId ? copy.vacationPreferences.yourWeek(weekId) : copy.vacationPreferences.notAssigned
      }
      detail={week && <span className="tabular-nums">{formatOfferedDates(week)}</span>}
      label={
        outcome?.assignmentType
          ? findLabel(copy.assignments.vacationTypes, outcome.assignmentType)
          : undefined
      }
      noPicks={
        weekId ? copy.vacationPreferences.hadNoPicks : copy.vacationPreferences.noPicksNoWeek
      }
      belowReason={({ pickId }) => {
        const ranked = findWeek(pickId);
        return (
          ranked && <p className="text-sm text-muted tabular-nums">{formatOfferedDates(ranked)}</p>
        );
      }}
    >
      <div className="flex flex-wrap gap-x-3">
        {week && !isGivenUp && <CalendarLink />}
        <GiveUpWeek view={view} {...asked} />
      </div>
    </OutcomeCard>
  );
};

/** `/driver-vacation` in each state of the portal. */
export const DriverVacationPage = ({
  view,
  problem,
  asked,
}: {
  view: VacationView;
  problem: SaveProblem | undefined;
  /** The confirmation that the URL asks for. */
  asked: string | null;
}) => {
  const isOver = view.isPublished && !view.mayEdit;
  const question = findQuestion(view, asked);
  return (
    <DriverTabs current="vacation">
      <div className="shell pt-5 pb-4">
        <PageHeader
          title={copy.vacationPreferences.title}
          description={copy.vacationPreferences.intro}
          actions={<PageActions allowPrinting={view.allowPrinting} path={weekCatalogue.path} />}
        />
        <DriverCard {...view} />
      </div>
      {view.isPublished && (
        <div className="shell flex flex-col gap-4 pb-4">
          {isOver && !question && <SaveRefusal problem={problem} />}
          <OfferedWeekNotice {...{ view, question, problem }} />
          <VacationOutcome {...{ view, question, problem }} />
        </div>
      )}
      {isOver ? (
        <div className="shell pb-8">
          <LatestReceipt view={view} words={weekCatalogue} />
        </div>
      ) : (
        <VacationEditor view={view} problem={problem} />
      )}
    </DriverTabs>
  );
};
