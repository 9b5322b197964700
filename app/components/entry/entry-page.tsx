import { SealedText } from '~/app/components/admin/sealed-note';
import { PageBar } from '~/app/components/frame/page-bar';
import { PrintLink } from '~/app/components/print/print-link';
import type { CataloguePage } from '~/app/components/ranking/catalogue';
import { DriverCard } from '~/app/components/ranking/driver-card';
import { RankingEditor, type EditorLook } from '~/app/components/ranking/ranking-editor';
import { Alert } from '~/app/components/ui/alert';
import { Sentence } from '~/app/components/ui/sentence';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';
import { adminCopy, copy } from '~/app/copy/copy';
import { EntryFields } from './entry-fields';
import {
  getEntryPath,
  getPicksFormPath,
  toEntryCatalogue,
  type EntryState,
  type EntryView,
  type RefusedEntry,
} from './entry-view';

const Notices = ({ view }: { view: EntryState }) => {
  const { mayEdit, closing, isCarriedOver, vanished, seal } = view;
  if (!mayEdit) {
    return (
      <Alert kind="warning" title={adminCopy.entry.closed}>
        {adminCopy.entry.closedText}
      </Alert>
    );
  }
  return (
    <>
      <Alert kind="info">{adminCopy.entry.intro}</Alert>
      {seal && (
        <Alert kind="info" title={<SealedText seal={seal} />}>
          {adminCopy.entry.sealed}
        </Alert>
      )}
      {!closing.isOpen && (
        <Alert kind="warning" title={adminCopy.entry.late}>
          {adminCopy.entry.lateText}
        </Alert>
      )}
      {isCarriedOver && <Alert kind="info">{adminCopy.entry.carried}</Alert>}
      {vanished.length > 0 && (
        <Alert kind="warning">
          <Sentence
            text={adminCopy.entry.gone}
            parts={{ ids: <span className="tabular-nums">{vanished.join(', ')}</span> }}
          />
        </Alert>
      )}
    </>
  );
};

const getTabs = (employeeId: string) => [
  { id: 'job', label: copy.ranking.jobs, to: getEntryPath(employeeId, 'job') },
  { id: 'week', label: copy.ranking.vacation, to: getEntryPath(employeeId, 'week') },
];

const livePages = { job: '/admin/live-picks-snapshot', week: '/admin/live-vacation-picks' };

/** The page on which an administrator enters a driver's list of jobs or vacation weeks. */
export const EntryPage = <Item, Column extends string, Filter>({
  view,
  catalogue,
  look,
  refused,
}: {
  view: EntryView<Item, Column, Filter>;
  /** The driver's own catalogue. */
  catalogue: CataloguePage<Item, Column, Filter>;
  look: Omit<EditorLook<Item, Column, Filter>, 'notices'>;
  refused: RefusedEntry | undefined;
}) => {
  const { noun } = catalogue;
  const { driver, mayEdit } = view;
  return (
    <>
      <PageBar
        title={`${adminCopy.entry.title} · ${driver.name}`}
        back={{ to: livePages[noun], label: adminCopy.entry.backToPicks }}
        actions={
          noun === 'job' && (
            <PrintLink to={getPicksFormPath(driver.employeeId)} label={adminCopy.picksForm.print} />
          )
        }
      />
      <div className="shell pt-4">
        <DriverCard {...view} />
        <Tabs
          label={copy.ranking.whatToRank}
          tabs={getTabs(driver.employeeId)}
          current={noun}
          className="mt-4"
        />
      </div>
      <TabPanel id={noun} className="flex flex-1 flex-col pt-4">
        <RankingEditor
          view={view}
          catalogue={toEntryCatalogue(catalogue, driver, view.seal !== null)}
          look={{
            ...look,
            notices: () => <Notices view={view} />,
            aside: () => mayEdit && <EntryFields view={view} refused={refused} />,
          }}
          problem={refused?.error}
        />
      </TabPanel>
    </>
  );
};
