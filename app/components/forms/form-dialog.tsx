import type { ComponentProps, ReactNode } from 'react';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { ErrorAlert } from './error-alert';
import { PostForm } from './post-form';

/** A dialog with one form: what it asks or says, Cancel, and a button that sends the form with `intent`. */
export const FormDialog = ({
  title,
  closeTo,
  error,
  children,
  ...foot
}: Pick<ComponentProps<typeof RouteDialog>, 'title'> &
  ComponentProps<typeof DialogFoot> &
  Partial<ComponentProps<typeof ErrorAlert>> & { readonly children: ReactNode }) => (
  <RouteDialog title={title} closeTo={closeTo}>
    <PostForm preventScrollReset className="flex flex-col gap-4">
      <ErrorAlert error={error} />
      {children}
      <DialogFoot closeTo={closeTo} {...foot} />
    </PostForm>
  </RouteDialog>
);
