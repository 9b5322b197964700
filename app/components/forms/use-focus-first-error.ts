import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on the first invalid field whenever an action answers with errors.
 * `<Form ref={useFocusFirstError<HTMLFormElement>(actionData)}>`
 */
export const useFocusFirstError = <T extends HTMLElement>(answer: unknown): RefObject<T> => {
  const container = useRef<T>(null);
  useEffect(() => {
    if (answer) container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return container;
};
