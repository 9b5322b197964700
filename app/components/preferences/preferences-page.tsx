import { DriverCard } from '~/app/components/ranking/driver-card';
import { DriverTabs } from '~/app/components/ranking/driver-tabs';
import { LatestReceipt } from '~/app/components/ranking/latest-receipt';
import { PageActions } from '~/app/components/ranking/page-actions';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { SaveRefusal } from '~/app/components/ranking/save-refusal';
import { weekName, weekRange } from '~/app/components/time/format-time';
import { PageHeader } from '~/app/components/ui/page-header';
import { AtWork } from './at-work';
import { jobCatalogue } from './job-catalogue';
import { Outcome } from './outcome';
import { PickShares } from './pick-shares';
import { PreferencesEditor } from './preferences-editor';
import type { PreferencesView } from './preferences-view';
import { SelectionClosed } from './selection-closed';

/** `/driver-preferences` in each state of the selection period. */
export const PreferencesPage = ({
  view,
  problem,
}: {
  view: PreferencesView;
  problem: SaveProblem | undefined;
}) => {
  const { window, mayEdit, list, saved, vanished } = view;
  const hasPreferences = list.length > 0 || saved !== null || vanished.length > 0;
  const week = `${weekName(window.periodId)}, ${weekRange(window.periodId)}`;
  return (
    <DriverTabs current="jobs">
      <div className="shell pt-5 pb-4">
        <PageHeader
          title="Job Preferences"
          description={<span className="inline-block first-letter:capitalize">{week}</span>}
          actions={<PageActions allowPrinting={view.allowPrinting} path={jobCatalogue.path} />}
        />
        <DriverCard {...view} />
      </div>
      <AtWork view={view} />
      {window.state === 'published' ? (
        <div className="shell flex flex-col gap-4 pb-8">
          <SaveRefusal problem={problem} />
          <Outcome view={view} />
          <PickShares shares={view.shares} />
          <LatestReceipt view={view} words={jobCatalogue} />
        </div>
      ) : mayEdit || hasPreferences ? (
        <PreferencesEditor view={view} problem={problem} />
      ) : (
        <div className="shell flex flex-col gap-4 pb-8">
          <SaveRefusal problem={problem} />
          <SelectionClosed view={view} />
        </div>
      )}
    </DriverTabs>
  );
};
