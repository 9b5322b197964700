import { useActionData } from '@remix-run/react';

export interface ActionError {
  readonly code: string;
  readonly title: string;
  readonly text: string;
}

/** The failure that the page's last form was answered with. */
export const useActionError = (): ActionError | undefined => {
  const acted = useActionData<{ error?: ActionError | null }>();
  return acted?.error ?? undefined;
};
