import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';

interface RouteDialogProps {
  readonly title: string;
  /** Where closing leads: the page without the dialog. */
  readonly closeTo: string;
  readonly children: ReactNode;
}

/**
 * A dialog that a URL opens (`?dialog=add`): it works without scripts, survives a reload and a failed
 * post, and becomes modal where scripts run. Escape and the browser's back button close it.
 */
export const RouteDialog = ({ title, closeTo, children }: RouteDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.close();
    element.showModal();
    const onCancel = (event: Event) => {
      event.preventDefault();
      navigate(closeTo, { preventScrollReset: true });
    };
    element.addEventListener('cancel', onCancel);
    return () => element.removeEventListener('cancel', onCancel);
  }, [closeTo, navigate]);
  return (
    <dialog ref={dialog} open className="modal" aria-labelledby="dialog-title">
      <div className="modal-box">
        <h2 id="dialog-title" className="mb-4 text-xl font-semibold">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
};
