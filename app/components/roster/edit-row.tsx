import type { ReactNode } from 'react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { PostForm } from '~/app/components/forms/post-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { useSending } from '~/app/components/forms/use-sending';

interface EditRowProps {
  readonly noun: string;
  readonly id: string;
  /** The row as it is shown: a save is checked against it. */
  readonly seen: object;
  readonly error: { readonly title: string; readonly text: string } | undefined;
  readonly children: ReactNode;
  /** Other forms about the row. */
  readonly below?: ReactNode;
}

/** One row as a form: for small screens, and for pages without JavaScript. */
export const EditRow = ({ noun, id, seen, error, children, below }: EditRowProps) => (
  <RouteDialog title={`Edit ${noun} ${id}`} closeTo=".">
    <PostForm action={`?edit=${encodeURIComponent(id)}`} className="flex flex-col gap-4" key={id}>
      <ErrorAlert error={error} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
      {children}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <LinkButton to="." preventScrollReset>
          Cancel
        </LinkButton>
        <Button name="intent" value="save-row" variant="primary" busy={useSending('save-row')}>
          Save
        </Button>
      </div>
    </PostForm>
    {below}
  </RouteDialog>
);
