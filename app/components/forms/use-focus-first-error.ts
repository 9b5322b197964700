import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first invalid field when an action returns errors. Usage: `<Form
 * ref={useFocusFirstError<HTMLFormElement>(actionData)}>`
 */
export const useFocusFirstError = <T extends HTMLElement>(answer: unknown): RefObject<T> => {
  const container = useRef<T>(null);
  useEffect(() => {
    if (answer) container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return container;
};
