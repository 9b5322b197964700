import type { ReactNode } from 'react';
import { copy } from '~/app/copy/copy';
import { Button } from './button';
import { Dialog } from './dialog';

/**
 * Asks before something that cannot be undone. `children` should say what is affected and how many items that is. The
 * confirm button submits the form with the ID `form`, or calls `onConfirm`.
 */
export const ConfirmDialog = ({
  open,
  onClose,
  title,
  confirmText,
  tone = 'danger',
  form,
  name,
  value,
  busy = false,
  onConfirm,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  confirmText: string;
  tone?: 'danger' | 'primary';
  form?: string;
  name?: string;
  value?: string;
  busy?: boolean;
  onConfirm?: () => void;
  children: ReactNode;
}) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    footer={
      <>
        <Button type="button" onClick={onClose}>
          {copy.common.cancel}
        </Button>
        <Button
          variant={tone}
          type={form ? 'submit' : 'button'}
          busy={busy}
          {...(form && { form })}
          {...(name && { name })}
          {...(value && { value })}
          {...(onConfirm && { onClick: onConfirm })}
        >
          {confirmText}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
