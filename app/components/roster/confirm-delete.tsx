import { Button, LinkButton } from '~/app/components/ui/button';
import { PostForm } from '~/app/components/forms/post-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { useSending } from '~/app/components/forms/use-sending';

interface ConfirmDeleteProps {
  readonly noun: string;
  readonly selected: readonly string[];
}

/** Asks once more before a bulk delete, with what and how many. */
export const ConfirmDelete = ({ noun, selected }: ConfirmDeleteProps) => (
  <RouteDialog title={`Delete ${noun}${selected.length === 1 ? '' : 's'}?`} closeTo=".">
    <p>
      Are you sure you want to delete {selected.length} {noun}(s)? This action cannot be undone.
    </p>
    <p className="mt-2 max-h-32 overflow-auto font-mono text-sm text-muted">
      {selected.join(', ')}
    </p>
    <PostForm action="?" className="mt-6 flex flex-wrap justify-end gap-3">
      {selected.map((id) => (
        <input key={id} type="hidden" name="selected" value={id} />
      ))}
      <input type="hidden" name="confirmed" value="yes" />
      <LinkButton to="." preventScrollReset>
        Cancel
      </LinkButton>
      <Button name="intent" value="delete" variant="danger" busy={useSending('delete')}>
        Delete {selected.length}
      </Button>
    </PostForm>
  </RouteDialog>
);
