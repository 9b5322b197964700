import type { ReactNode } from 'react';
import type { RankingWords } from '~/app/components/ranking/catalogue';
import type { usePicks } from '~/app/components/ranking/use-picks';
import { Button } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { Badge } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import { EditButton, listCardId } from './edit-button';
import { Panel } from './panel';
import { RankedList } from './ranked-list';
import { UndoAll } from './undo-all';
import type { ListTools } from './use-list-tools';

/** The driver's list with what changes it. */
export const ListCard = ({
  list,
  mayEdit,
  words,
  ranking: { picks, isDirty, canUndo, edit, drop, discard, undo },
  tools: { opened, open, chosen, choose, select },
  renderLine,
  undoHref,
  allHref,
  rankAll,
}: {
  /** The list as saved on the server. */
  list: readonly string[];
  mayEdit: boolean;
  words: RankingWords;
  ranking: ReturnType<typeof usePicks>;
  tools: ListTools;
  renderLine: (id: string) => ReactNode;
  undoHref: string;
  /** The URL of the page with all picks; null if it shows them already. */
  allHref: string | null;
  /** Ranks several items at once. */
  rankAll: ReactNode;
}) => {
  const listed = mayEdit ? picks : list;
  return (
    <Panel
      id={listCardId}
      title={
        <>
          {words.title} <Badge>{listed.length}</Badge>
        </>
      }
      description={words.hint}
      actions={
        mayEdit && (
          <div className="flex flex-wrap px-2 empty:hidden max-lg:grow max-lg:justify-between lg:-me-2 lg:px-0">
            {listed.length > 0 && chosen === null && rankAll}
            {canUndo && (
              <Button type="button" variant="ghost" className="px-2.5" onClick={undo}>
                <Icon name="undo-2" className="size-5" />
                {copy.ranking.undo}
              </Button>
            )}
            {isDirty && <UndoAll picks={picks} list={list} href={undoHref} onDiscard={discard} />}
            {listed.length > 1 && chosen === null && (
              <EditButton
                returnsToList
                name="select"
                value="1"
                onPress={() => select(true)}
                className="btn gap-2 btn-ghost px-2.5 max-lg:ms-auto"
              >
                <Icon name="list-checks" className="size-5" />
                {copy.ranking.select}
              </EditButton>
            )}
          </div>
        )
      }
    >
      <div className="overflow-clip border-t border-base-300 lg:rounded-b-box">
        <RankedList
          picks={listed}
          renderLine={renderLine}
          words={words}
          opened={opened}
          chosen={chosen}
          allHref={allHref}
          onEdit={mayEdit ? edit : undefined}
          onDrop={drop}
          onOpen={open}
          onChoose={choose}
        />
        {mayEdit && listed.length === 0 && rankAll}
      </div>
    </Panel>
  );
};
