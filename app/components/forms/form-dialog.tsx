import type { ComponentProps, ReactNode, Ref } from 'react';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { ErrorAlert } from './error-alert';
import { PostForm } from './post-form';

/**
 * A dialog with one form: what it asks or says, Cancel, and a button that sends the form with `intent`. With `form`, only
 * the server checks the fields, and the first wrong one gets the focus (`useFocusFirstError`).
 */
export const FormDialog = ({
  title,
  closeTo,
  wide = false,
  form,
  error,
  children,
  ...foot
}: Pick<ComponentProps<typeof RouteDialog>, 'title' | 'wide'> &
  ComponentProps<typeof DialogFoot> &
  Partial<ComponentProps<typeof ErrorAlert>> & {
    readonly form?: Ref<HTMLFormElement>;
    readonly children: ReactNode;
  }) => (
  <RouteDialog title={title} closeTo={closeTo} wide={wide}>
    <PostForm
      {...(form && { ref: form, noValidate: true })}
      preventScrollReset
      className="flex flex-col gap-4"
    >
      <ErrorAlert error={error} />
      {children}
      <DialogFoot closeTo={closeTo} {...foot} />
    </PostForm>
  </RouteDialog>
);
