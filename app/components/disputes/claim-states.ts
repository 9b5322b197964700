import { adminCopy } from '~/app/copy/copy';

/** How a claim's state is named. */
export const claimStates = {
  open: {
    tone: 'warning',
    get word() {
      return adminCopy.disputes.open2;
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
