import { copy } from '~/app/copy/copy';
import type { GivenReason } from '~/domain/award/driver-outcome';

/**
 * The reason in the reader's language. Earlier versions of the application stored the reason as text, which is returned
 * unchanged.
 */
export const getReasonText = (reason: string | GivenReason): string => {
  if (typeof reason === 'string') return reason;
  return 'text' in reason ? reason.text : copy.reasons.describe(reason);
};
