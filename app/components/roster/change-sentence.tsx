import { InstantText } from '~/app/components/time/instant-text';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { nameDriver } from '~/app/copy/driver-choice';
import type { NamedRow } from '~/domain/roster/named-row';
import type { UndoableView } from './import-view';

export const nameRow = ({ id, name, seniorityNumber }: NamedRow): string =>
  name === null ? id : nameDriver({ employeeId: id, name, seniorityNumber });

/** Who changed what, and when. Names the row if it was one. */
export const ChangeSentence = ({ change }: { change: UndoableView }) => {
  const { by, kind, noun, at, timeZone, count } = change;
  const { did, row, rows } = adminCopy.undoChange;
  const [first] = change.named;
  const what = count === 1 && first ? row(noun, nameRow(first)) : rows(noun, count);
  return (
    <Sentence
      text={did(by, kind, what)}
      parts={{ time: <InstantText at={at} timeZone={timeZone} /> }}
    />
  );
};
