import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { InstantText } from '~/app/components/time/instant-text';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { nameDriver } from '~/app/copy/driver-choice';
import type { NamedRow, UndoableView } from './import-view';

const nameRow = ({ id, name, seniorityNumber }: NamedRow): string =>
  name === null ? id : nameDriver({ employeeId: id, name, seniorityNumber });

const nameRows = ({ noun, count, named: [first] }: UndoableView): string =>
  count === 1 && first
    ? adminCopy.undoChange.row(noun, nameRow(first))
    : adminCopy.undoChange.rows(noun, count);

/** Offers to undo the newest change of a list. The button shows a preview first. */
export const UndoOffer = ({ offer }: { offer: UndoableView | null }) => {
  if (!offer) return null;
  const { id, at, by, kind, timeZone } = offer;
  return (
    <PostForm className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box border border-base-300 bg-base-100 px-4 py-2 text-sm">
      <input type="hidden" name="change" value={id} />
      <p className="min-w-0 flex-1 basis-64">
        <Sentence
          text={adminCopy.undoChange.offer(by, kind, nameRows(offer))}
          parts={{ time: <InstantText at={at} timeZone={timeZone} /> }}
        />
      </p>
      <SendButton intent="undo" variant="ghost" icon="undo-2">
        {adminCopy.undoChange.ask}
      </SendButton>
    </PostForm>
  );
};
