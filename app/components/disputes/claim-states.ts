import { adminCopy } from '~/app/copy/copy';

/** Label and color for each state of a claim. */
export const getClaimStates = () =>
  ({
    open: { tone: 'warning', word: adminCopy.disputes.open },
    granted: { tone: 'success', word: adminCopy.disputes.granted },
    denied: { tone: 'error', word: adminCopy.disputes.denied },
  }) as const;
