import type { ReactNode } from 'react';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import type { Fields } from '~/domain/roster/change-list';
import type { RowEdit } from '~/domain/roster/row-edit';
import type { GridRow, RosterDefinition } from './roster-definition';

interface EditRowProps<T> {
  readonly roster: RosterDefinition<T>;
  readonly row: GridRow;
  /** What was typed before a save was refused. */
  readonly typed: RowEdit | undefined;
  readonly error: { readonly title: string; readonly text: string } | undefined;
  /** Other forms about the row. */
  readonly below: ReactNode;
}

/** One row as a form: for small screens, and for pages without JavaScript. A save is checked against what is shown. */
export const EditRow = <T,>({
  roster: { noun, Fields },
  row: { id, ...row },
  typed,
  error,
  below,
}: EditRowProps<T>) => (
  <RouteDialog title={`Edit ${noun} ${id}`} closeTo=".">
    <PostForm action={`?edit=${encodeURIComponent(id)}`} className="flex flex-col gap-4" key={id}>
      <ErrorAlert error={error} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={JSON.stringify(typed?.seen ?? row)} />
      <Fields values={{ ...row, ...typed?.fields } as Fields<T>} />
      <DialogFoot closeTo="." intent="save-row" label="Save" />
    </PostForm>
    {below}
  </RouteDialog>
);
