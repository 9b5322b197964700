import { InstantText } from '~/app/components/time/instant-text';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { nameDriver } from '~/app/copy/driver-choice';
import type { NamedRow } from '~/domain/roster/named-row';
import type { UndoableView } from './import-view';

export const nameRow = ({ id, name, seniorityNumber }: NamedRow): string =>
  name === null ? id : nameDriver({ employeeId: id, name, seniorityNumber });

/** What a change was about: its row if it was one. */
export const nameChange = ({ noun, count, named: [first] }: UndoableView): string =>
  count === 1 && first
    ? adminCopy.undoChange.row(noun, nameRow(first))
    : adminCopy.undoChange.rows(noun, count);

/** Who changed what, and when. */
export const ChangeSentence = ({ change }: { change: UndoableView }) => {
  const { by, kind, at, timeZone } = change;
  return (
    <Sentence
      text={adminCopy.undoChange.did(by, kind, nameChange(change))}
      parts={{ time: <InstantText at={at} timeZone={timeZone} /> }}
    />
  );
};
