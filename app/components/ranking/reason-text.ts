import { copy } from '~/app/copy/copy';
import type { GivenReason } from '~/domain/award/driver-outcome';

/** A reason in the reader's language; awards of earlier versions keep the text they were published with. */
export const getReasonText = (reason: string | GivenReason): string => {
  if (typeof reason === 'string') return reason;
  return 'text' in reason ? reason.text : copy.reasons.describe(reason);
};
