import type { ActionError } from '~/app/components/admin/use-action-error';

/** Whether the administrator is asked to confirm the cutoff that they have chosen. */
export const asksAboutCutoff = (error: ActionError | undefined): boolean =>
  error?.code === 'cutoff-far' || error?.code === 'cutoff-soon';
