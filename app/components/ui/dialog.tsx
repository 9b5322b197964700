import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import { classNames } from './class-names';

/** What a person fills in first: a wrong field, else the first that takes text or a choice from a list. */
const others = ['type=hidden', 'type=checkbox', 'type=radio', 'type=file', 'hidden', 'readonly'];
const firstField = `input${others.map((other) => `:not([${other}])`).join('')},select,textarea`;
const focusFirstField = (dialog: HTMLDialogElement | null): void =>
  (
    dialog?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    dialog?.querySelector<HTMLElement>(firstField)
  )?.focus();

/** Opens and closes the dialog, focuses its first field, and restores the focus. */
const useModal = (open: boolean): RefObject<HTMLDialogElement> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open) {
      element?.close();
      return undefined;
    }
    const opener = document.activeElement;
    if (!element?.open) {
      element?.showModal();
      focusFirstField(element);
    }
    return () => {
      // The browser does not restore the focus if the dialog is unmounted while open.
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);
  return dialog;
};

/**
 * A modal based on the native <dialog>. It keeps the focus inside, closes on Escape or a click on the backdrop,
 * and restores the focus. It needs JavaScript to open, so offer a page or plain form as well.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  eyebrow,
  wide = false,
  closesByBackdrop = true,
  footer,
  children,
}: {
  open: boolean;
  /** Without it, the dialog cannot be closed, and it hides the page behind it. */
  onClose?: () => void;
  title: ReactNode;
  eyebrow?: string | undefined;
  wide?: boolean;
  /** Set to false if a stray tap would discard typed text, or hide something that is shown only once. */
  closesByBackdrop?: boolean;
  footer?: ReactNode;
  children?: ReactNode;
}) => {
  const dialog = useModal(open);
  const titleId = useId();
  // Selecting text and releasing the mouse on the backdrop must not count as a click on it.
  const pressed = useRef<EventTarget | null>(null);
  const closeOnBackdrop = ({ target }: MouseEvent<HTMLDialogElement>) => {
    if (closesByBackdrop && target === dialog.current && target === pressed.current) onClose?.();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the browser closes it on Escape
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // Let the parent close the dialog. If the browser closed it, the dialog could not reopen while the next page
      // loads.
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        // Browsers close a dialog at the second Escape, even if the first was refused.
        if (open) (onClose ?? (() => dialog.current?.showModal()))();
      }}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={closeOnBackdrop}
      className={classNames(
        'm-auto w-[calc(100%-2rem)] rounded-box border border-base-300 bg-base-100 p-0 text-base-content shadow-2xl',
        onClose ? 'backdrop:bg-black/60' : 'backdrop:bg-base-200',
        wide ? 'max-w-3xl' : 'max-w-lg',
      )}
    >
      {open && (
        <div className="flex max-h-[calc(100dvh-4rem)] flex-col">
          <DialogHead titleId={titleId} title={title} eyebrow={eyebrow} onClose={onClose} />
          <div className="overflow-y-auto px-5 pt-1 pb-5">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-base-300 px-5 py-4">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
};

const DialogHead = ({
  titleId,
  title,
  eyebrow,
  onClose,
}: {
  titleId: string;
  title: ReactNode;
  eyebrow: string | undefined;
  onClose: (() => void) | undefined;
}) => (
  <header className="flex items-start justify-between gap-4 px-5 pt-4">
    <div className="pt-2">
      {eyebrow && <p className="text-sm font-semibold text-muted">{eyebrow}</p>}
      <h2 id={titleId} className="text-lg font-bold">
        {title}
      </h2>
    </div>
    {onClose && (
      <button
        type="button"
        className="btn -me-2 btn-square btn-ghost"
        aria-label={copy.common.close}
        onClick={onClose}
      >
        <Icon name="x" className="size-5" />
      </button>
    )}
  </header>
);
