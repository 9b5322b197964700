import { DriverCard } from '~/app/components/ranking/driver-card';
import { DriverTabs } from '~/app/components/ranking/driver-tabs';
import { LatestReceipt } from '~/app/components/ranking/latest-receipt';
import { PageActions } from '~/app/components/ranking/page-actions';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { SaveRefusal } from '~/app/components/ranking/save-refusal';
import { PageHeader } from '~/app/components/ui/page-header';
import { OfferedWeekNotice, weekQuestion } from './give-up-week';
import { VacationEditor } from './vacation-editor';
import { VacationOutcome } from './vacation-outcome';
import type { VacationView } from './vacation-view';
import { weekCatalogue } from './week-catalogue';

/** `/driver-vacation` in each state of the portal. */
export const VacationPage = ({
  view,
  problem,
  asked,
}: {
  view: VacationView;
  problem: SaveProblem | undefined;
  /** The question that the address asks. */
  asked: string | null;
}) => {
  const isOver = view.isPublished && !view.mayEdit;
  const question = weekQuestion(view, asked);
  return (
    <DriverTabs current="vacation">
      <div className="shell pt-5 pb-4">
        <PageHeader
          title="Vacation Preferences"
          description="Rank the weeks you would like to have off."
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
