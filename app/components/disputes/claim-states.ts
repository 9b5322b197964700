import { adminCopy } from '~/app/copy/copy';

/** Label and color for each state of a claim. */
export const claimStates = {
  open: {
    tone: 'warning',
    get word() {
      return adminCopy.disputes.open;
    },
  },
  granted: {
    tone: 'success',
    get word() {
      return adminCopy.disputes.granted;
    },
  },
  denied: {
    tone: 'error',
    get word() {
      return adminCopy.disputes.denied;
    },
  },
} as const;
