import { DriverCard } from '~/app/components/ranking/driver-card';
import { DriverTabs } from '~/app/components/ranking/driver-tabs';
import { LatestReceipt } from '~/app/components/ranking/latest-receipt';
import { PageActions } from '~/app/components/ranking/page-actions';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { Alert } from '~/app/components/ui/alert';
import { PageHeader } from '~/app/components/ui/page-header';
import { OfferedWeekNotice } from './give-up-week';
import { VacationEditor } from './vacation-editor';
import { VacationOutcome } from './vacation-outcome';
import type { VacationView } from './vacation-view';
import { weekWords } from './week-words';

/** `/driver-vacation` in each state of the portal. */
export const VacationPage = ({
  view,
  problem,
  asksToGiveUp,
}: {
  view: VacationView;
  problem: SaveProblem | undefined;
  /** The address asks whether the published week is to be given up. */
  asksToGiveUp: boolean;
}) => {
  const isOver = view.isPublished && !view.mayEdit;
  return (
    <DriverTabs current="vacation">
      <div className="shell pt-5 pb-4">
        <PageHeader
          title="Vacation Preferences"
          description="Rank the weeks you would like to have off."
          actions={<PageActions allowPrinting={view.allowPrinting} path={weekWords.path} />}
        />
        <DriverCard {...view} />
      </div>
      {view.isPublished && (
        <div className="shell flex flex-col gap-4 pb-4">
          {isOver && problem && (
            <Alert kind="error" title={problem.title} live="assertive">
              {problem.text}
            </Alert>
          )}
          <OfferedWeekNotice view={view} />
          <VacationOutcome view={view} asksToGiveUp={asksToGiveUp} />
        </div>
      )}
      {isOver ? (
        <div className="shell pb-8">
          <LatestReceipt view={view} words={weekWords} />
        </div>
      ) : (
        <VacationEditor view={view} problem={problem} />
      )}
    </DriverTabs>
  );
};
