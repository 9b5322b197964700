import { adminCopy } from '~/app/copy/copy';

/** The word, the color and the sentence of each state of a selection period. */
export const getWeekStates = () =>
  ({
    'not-opened': {
      word: adminCopy.dashboard.notOpened,
      tone: 'neutral',
      text: adminCopy.dashboard.notOpenedText,
    },
    open: { word: adminCopy.dashboard.open, tone: 'success', text: adminCopy.dashboard.openText },
    closed: {
      word: adminCopy.dashboard.closed,
      tone: 'warning',
      text: adminCopy.dashboard.closedText,
    },
    published: {
      word: adminCopy.dashboard.published,
      tone: 'info',
      text: adminCopy.dashboard.publishedText,
    },
  }) as const;
