import type { ReactNode } from 'react';
import { EmptyState } from '~/app/components/ui/empty-state';
import { PageHeader } from '~/app/components/ui/page-header';
import { StatusChip } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import type { RankingWords } from './catalogue';
import { ListChange } from './save/list-change';
import { Receipt, type SavedList } from './save/receipt';

/** The saves of one list, newest first. Only the newest counts. */
export interface SavesGroup {
  readonly id: string;
  readonly title: ReactNode;
  readonly chip: string;
  readonly saves: readonly SavedList[];
}

/** All saves, newest first: what each changed, when, and which one counts. */
export const HistoryPage = ({
  title,
  description,
  words,
  groups,
  isCut,
  driverName,
  timeZone,
}: {
  title: string;
  description: string;
  words: RankingWords;
  groups: readonly SavesGroup[];
  /** Whether there are older saves that are not shown. */
  isCut: boolean;
  driverName: string;
  timeZone: string;
}) => {
  // A list may have been carried over, so the list before is also that of an earlier group.
  const all = groups.flatMap(({ saves }) => saves);
  const toChange = (saved: SavedList) => {
    const before = all[all.indexOf(saved) + 1];
    return before && <ListChange before={before.ids} after={saved.ids} />;
  };
  return (
    <div className="shell max-w-3xl pt-5 pb-8">
      <PageHeader
        title={title}
        eyebrow={driverName}
        description={description}
        back={{ to: words.path, label: copy.common.backToList }}
      />
      {groups.length === 0 && (
        <EmptyState icon="rotate-ccw-clock" title={copy.history.none}>
          {copy.history.noneHint}
        </EmptyState>
      )}
      {groups.map(({ id, title: heading, chip, saves }) => (
        <section key={id} aria-labelledby={id} className="mb-8">
          <h2 id={id} className="mb-3 text-lg font-bold">
            {heading}
          </h2>
          <ol className="flex flex-col gap-3">
            {saves.map((saved, index) => (
              <li key={saved.receiptNumber}>
                <Receipt
                  saved={saved}
                  savedEmpty={words.savedEmpty}
                  change={toChange(saved)}
                  timeZone={timeZone}
                  level={3}
                  chip={index === 0 && <StatusChip tone="success">{chip}</StatusChip>}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {isCut && <p className="text-muted">{copy.history.olderSaves}</p>}
    </div>
  );
};
