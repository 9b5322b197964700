import { copy } from '~/app/copy/copy';
import { PostForm } from '~/app/components/forms/post-form';
import { Alert } from '~/app/components/ui/alert';
import { Button } from '~/app/components/ui/button';
import type { ShownNote } from '~/domain/notes/note-board';

/** Notes from the site's administrators, until the driver confirms them. */
export const OwnNotes = ({ notes }: { notes: readonly ShownNote[] }) =>
  notes.map(({ id, title, text }) => (
    <Alert key={id} kind="info" title={title} className="mb-4 break-words">
      <p className="whitespace-pre-line">{text}</p>
      <PostForm replace preventScrollReset className="mt-3">
        <input type="hidden" name="noteId" value={id} />
        <Button name="intent" value="confirm-note" aria-label={`${copy.results.gotIt}: ${title}`}>
          {copy.results.gotIt}
        </Button>
      </PostForm>
    </Alert>
  ));
