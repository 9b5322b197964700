import { useLocation, useNavigation } from '@remix-run/react';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

const isOurs = (form: HTMLFormElement): boolean =>
  form.getAttribute('method')?.toLowerCase() === 'post' &&
  new URL(form.getAttribute('action') ?? '', window.location.href).pathname.startsWith('/admin/');

interface SubmitGate {
  /** Whether a form waits for the answer of `mayPass`. */
  readonly isAsking: boolean;
  /** Takes the form that was held back. Calling the result sends it; false if there is none, or if it left the page. */
  readonly takeHeld: () => () => boolean;
  /** Puts back a form that was taken and not sent. */
  readonly keepHeld: (send: () => boolean) => void;
}

const nothing = () => false;

/** Remembers the form that was sent last until its answer is on the page. */
const useSent = () => {
  const form = useRef<HTMLFormElement>();
  const [count, setCount] = useState(0);
  const { state } = useNavigation();
  // Every answer gives the location a new key, also one that arrives before the page shows that it waits.
  const { key } = useLocation();
  useEffect(() => {
    if (state === 'idle') form.current = undefined;
  }, [count, state, key]);
  const mark = useCallback((sent: HTMLFormElement) => {
    form.current = sent;
    // Rendered together with the state of the navigation: if that stays idle, the page kept the form for itself.
    startTransition(() => setCount((before) => before + 1));
  }, []);
  return { form, mark };
};

/**
 * Holds back every form that the page is about to send until `mayPass` allows it, because the answer to a refused form
 * replaces the page and all that was typed on it. A second press on a form that is being sent does nothing: its answer
 * ("already exists") would replace that of the first.
 */
export const useSubmitGate = (mayPass: () => Promise<boolean>): SubmitGate => {
  const [isAsking, setAsking] = useState(false);
  const latest = useRef(mayPass);
  const held = useRef<() => boolean>(nothing);
  const { form: sent, mark } = useSent();
  useEffect(() => {
    latest.current = mayPass;
  }, [mayPass]);
  const takeHeld = useCallback(() => {
    const send = held.current;
    held.current = nothing;
    return send;
  }, []);
  const keepHeld = useCallback((send: () => boolean) => {
    held.current = send;
  }, []);

  useEffect(() => {
    const passing = new WeakSet<HTMLFormElement>();
    let isWaiting = false;
    const pass = (form: HTMLFormElement, submitter: HTMLElement | null) => {
      // Without its button a form could mean something else.
      if (!form.isConnected || submitter?.isConnected === false) return false;
      passing.add(form);
      try {
        form.requestSubmit(submitter);
      } finally {
        passing.delete(form);
      }
      return true;
    };
    const hold = async (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || !isOurs(form)) return;
      if (passing.has(form)) {
        mark(form);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isWaiting || sent.current === form) return;
      held.current = () => pass(form, submitter);
      isWaiting = true;
      setAsking(true);
      const isAllowed = await latest.current();
      isWaiting = false;
      setAsking(false);
      if (isAllowed) takeHeld()();
    };
    const listen = (event: SubmitEvent) => void hold(event);
    /** A link pressed meanwhile would take the page away with its form. */
    const stay = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('a');
      if (!isWaiting || !isLink) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('submit', listen, { capture: true });
    window.addEventListener('click', stay, { capture: true });
    return () => {
      window.removeEventListener('submit', listen, { capture: true });
      window.removeEventListener('click', stay, { capture: true });
    };
  }, [takeHeld, sent, mark]);
  return { isAsking, takeHeld, keepHeld };
};
