import { Form, Link } from '@remix-run/react';
import { RouteDialog } from '~/app/components/ui/route-dialog';

interface ConfirmDeleteProps {
  readonly noun: string;
  readonly selected: readonly string[];
}

/** Asks once more before a bulk delete, with what and how many (spec 8). */
export const ConfirmDelete = ({ noun, selected }: ConfirmDeleteProps) => (
  <RouteDialog title={`Delete ${noun}${selected.length === 1 ? '' : 's'}?`} closeTo=".">
    <p>
      Are you sure you want to delete {selected.length} {noun}(s)? This action cannot be undone.
    </p>
    <p className="mt-2 max-h-32 overflow-auto font-mono text-sm text-base-content/80">
      {selected.join(', ')}
    </p>
    <Form method="post" action="?" className="modal-action">
      {selected.map((id) => (
        <input key={id} type="hidden" name="selected" value={id} />
      ))}
      <input type="hidden" name="confirmed" value="yes" />
      <Link to="." className="btn" preventScrollReset>
        Cancel
      </Link>
      <button name="intent" value="delete" className="btn btn-error">
        Delete {selected.length}
      </button>
    </Form>
  </RouteDialog>
);
