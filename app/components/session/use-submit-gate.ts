import { useCallback, useEffect, useRef, useState } from 'react';

const isOurs = (form: HTMLFormElement): boolean =>
  form.getAttribute('method')?.toLowerCase() === 'post' &&
  new URL(form.getAttribute('action') ?? '', window.location.href).pathname.startsWith('/admin/');

interface SubmitGate {
  /** Whether a form waits for the answer of `mayPass`. */
  readonly isAsking: boolean;
  /** Sends the form that was held back. Returns false if there is none, or if it has left the page. */
  readonly sendHeld: () => boolean;
  readonly dropHeld: () => void;
}

/**
 * Holds back every form that the page is about to send until `mayPass` allows it, because the answer to a refused form
 * replaces the page and all that was typed on it.
 */
export const useSubmitGate = (mayPass: () => Promise<boolean>): SubmitGate => {
  const [isAsking, setAsking] = useState(false);
  const latest = useRef(mayPass);
  const held = useRef<(() => boolean) | null>(null);
  useEffect(() => {
    latest.current = mayPass;
  }, [mayPass]);
  const dropHeld = useCallback(() => {
    held.current = null;
  }, []);
  const sendHeld = useCallback(() => {
    const send = held.current;
    held.current = null;
    return send?.() ?? false;
  }, []);

  useEffect(() => {
    const passing = new WeakSet<HTMLFormElement>();
    const pass = (form: HTMLFormElement, submitter: HTMLElement | null) => {
      if (!form.isConnected) return false;
      passing.add(form);
      form.requestSubmit(submitter?.isConnected ? submitter : null);
      passing.delete(form);
      return true;
    };
    const hold = async (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || !isOurs(form) || passing.has(form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.current = () => pass(form, submitter);
      setAsking(true);
      const isAllowed = await latest.current();
      setAsking(false);
      if (isAllowed) sendHeld();
    };
    const listen = (event: SubmitEvent) => void hold(event);
    window.addEventListener('submit', listen, { capture: true });
    return () => window.removeEventListener('submit', listen, { capture: true });
  }, [sendHeld]);
  return { isAsking, sendHeld, dropHeld };
};
