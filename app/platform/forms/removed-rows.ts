import type { Toast } from '~/app/platform/http/toast.server';
import { counted } from '~/domain/shared/counted';

const mostDetails = 2000;

/** What the activity log says of rows that were deleted. */
export const removedText = (ids: readonly string[], thing: string): string =>
  `Removed ${counted(ids.length, thing)}: ${ids.join(', ')}`.slice(0, mostDetails);

/** Nothing was selected, or others had removed it before. */
export const nothingRemoved = (thing: string): Toast => ({
  title: 'Nothing was removed',
  description: `No selected ${thing} is on the list.`,
  kind: 'info',
});
