import { copy } from '~/app/copy/copy';
import type { GivenReason } from '~/domain/award/driver-outcome';

/**
 * The reason in the reader's language. Awards published by earlier versions stored it as text, which stays as it
 * is.
 */
export const getReasonText = (reason: string | GivenReason): string => {
  if (typeof reason === 'string') return reason;
  return 'text' in reason ? reason.text : copy.reasons.describe(reason);
};
