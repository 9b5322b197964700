import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { LinkButton } from '~/app/components/ui/button';
import { Dialog } from '~/app/components/ui/dialog';
import { copy } from '~/app/copy/copy';
import type { RequestAnswer, TypedRequest } from './request-answer';
import { RequestForm } from './request-form';
import { RequestSubmitted } from './request-submitted';

const path = '/request-access';

const RequestDialog = ({
  typed,
  onTyped,
}: {
  typed: TypedRequest;
  onTyped: (field: string, text: string) => void;
}) => {
  const { data: page, load } =
    useFetcher<Pick<ComponentProps<typeof RequestForm>, 'stamp' | 'zones'>>();
  const { data: answer, state, Form } = useFetcher<RequestAnswer>();
  useEffect(() => load(path), [load]);
  if (answer && 'submitted' in answer) return <RequestSubmitted requestId={answer.submitted} />;
  if (!page)
    return (
      <span className="loading mx-auto block loading-spinner" aria-label={copy.common.loading} />
    );
  return (
    <RequestForm
      Form={Form}
      stamp={answer?.stamp ?? page.stamp}
      zones={page.zones}
      typed={typed}
      refusal={answer}
      busy={state !== 'idle'}
      onTyped={onTyped}
    />
  );
};

/**
 * The landing page's button for requesting access. It opens the form in a dialog, or without JavaScript on its own
 * page.
 */
export const RequestAccess = () => {
  const [isOpen, setOpen] = useState(false);
  // Keeps what the user typed, in case a click outside closes the dialog.
  const typed = useRef<Record<string, string>>({});
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <LinkButton to={path} onClick={open} aria-haspopup="dialog">
        {copy.registration.requestAccess}
      </LinkButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={copy.registration.title} wide>
        <RequestDialog
          typed={typed.current}
          onTyped={(field, text) => {
            typed.current[field] = text;
          }}
        />
      </Dialog>
    </>
  );
};
