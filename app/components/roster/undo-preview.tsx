import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy } from '~/app/copy/copy';
import type { RosterNoun } from '~/domain/roster/roster-text';
import { ChangesGroup, Clashes, IdsGroup, RowsGroup, UsesNote } from './import-tables';
import type { ImportField, UndoView } from './import-view';
import { PreviewHeading } from './preview-heading';

/** What undoing a change would do, row by row, and the form that confirms it. */
export const UndoPreview = ({
  view,
  noun,
  fields,
}: {
  view: UndoView;
  noun: RosterNoun;
  /** The first one is the ID. */
  fields: readonly ImportField[];
}) => {
  const { restored, changed, removed, kept, clashes, uses, basis, id } = view;
  const titles = adminCopy.undoChange;
  const isNothing = restored.count + changed.count + removed.count === 0;
  return (
    <Card flush className="overflow-hidden">
      <div className="mb-4 flex flex-col gap-1 px-4 sm:px-5">
        <PreviewHeading of={view}>{titles.title}</PreviewHeading>
        <p className="text-sm text-muted">{isNothing ? titles.nothingLeft : titles.intro}</p>
      </div>
      <Clashes title={titles.clashes} clashes={clashes} />
      <RowsGroup title={titles.restored(restored.count)} shown={restored} fields={fields}>
        <p className="px-4 pb-3 text-sm sm:px-5">{titles.restoredNote[noun]}</p>
      </RowsGroup>
      <ChangesGroup title={titles.changed(changed.count)} shown={changed} fields={fields} />
      <RowsGroup title={titles.removed(removed.count)} shown={removed} fields={fields}>
        <UsesNote uses={uses} noun={noun} />
        <p className="px-4 pb-3 text-sm sm:px-5">{adminCopy.importPreview.removedWith[noun]}</p>
      </RowsGroup>
      <IdsGroup title={titles.kept(kept.count)} shown={kept} />
      <PostForm className="flex flex-wrap justify-end gap-3 border-t border-base-300 p-4 sm:p-5">
        <input type="hidden" name="change" value={id} />
        <input type="hidden" name="basis" value={basis} />
        <LinkButton to=".">{copy.common.cancel}</LinkButton>
        {!isNothing && clashes.length === 0 && (
          <SendButton intent="confirm-undo" variant="primary">
            {titles.confirm}
          </SendButton>
        )}
      </PostForm>
    </Card>
  );
};
