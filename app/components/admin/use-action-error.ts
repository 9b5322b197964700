import { useActionData } from '@remix-run/react';

export interface ActionError {
  readonly code: string;
  readonly title: string;
  readonly text: string;
}

/** The error that the page's last submitted form got from the server; undefined if it succeeded. */
export const useActionError = (): ActionError | undefined => {
  const acted = useActionData<{ error?: ActionError | null }>();
  return acted?.error ?? undefined;
};
