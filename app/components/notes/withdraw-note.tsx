import { FormDialog } from '~/app/components/forms/form-dialog';
import { adminCopy } from '~/app/copy/copy';

/** Asks before a note is taken off the drivers' pages. */
export const WithdrawNote = ({
  note,
  closeTo,
  error,
}: {
  note: { readonly id: string; readonly title: string };
  closeTo: string;
  error: { title: string; text: string } | undefined;
}) => (
  <FormDialog
    title={adminCopy.notes.withdrawTitle}
    closeTo={closeTo}
    error={error}
    intent="withdraw"
    label={adminCopy.notes.withdrawNow}
    variant="danger"
  >
    <input type="hidden" name="noteId" value={note.id} />
    <p className="font-bold break-words">{note.title}</p>
    <p>{adminCopy.notes.withdrawText}</p>
  </FormDialog>
);
