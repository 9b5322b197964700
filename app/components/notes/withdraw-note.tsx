import { adminCopy } from '~/app/copy/copy';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';

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
  <RouteDialog title={adminCopy.notes.withdrawTitle} closeTo={closeTo}>
    <PostForm preventScrollReset className="flex flex-col gap-4">
      <ErrorAlert error={error} />
      <input type="hidden" name="noteId" value={note.id} />
      <p className="font-bold break-words">{note.title}</p>
      <p>{adminCopy.notes.withdrawText}</p>
      <DialogFoot
        closeTo={closeTo}
        intent="withdraw"
        label={adminCopy.notes.withdrawNow}
        variant="danger"
      />
    </PostForm>
  </RouteDialog>
);
