import { adminCopy } from '~/app/copy/copy';

/** The word, the color and the sentence of each state of a selection period. */
export const weekStates = {
  'not-opened': {
    get word() {
      return adminCopy.dashboard.notOpened;
    },
    tone: 'neutral',
    get text() {
      return adminCopy.dashboard.notOpenedText;
    },
  },
  open: {
    get word() {
      return adminCopy.dashboard.open;
    },
    tone: 'success',
    get text() {
      return adminCopy.dashboard.openText;
    },
  },
  closed: {
    get word() {
      return adminCopy.dashboard.closed;
    },
    tone: 'warning',
    get text() {
      return adminCopy.dashboard.closedText;
    },
  },
  published: {
    get word() {
      return adminCopy.dashboard.published;
    },
    tone: 'info',
    get text() {
      return adminCopy.dashboard.publishedText;
    },
  },
} as const;
