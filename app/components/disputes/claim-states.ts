/** How a claim's state is named. */
export const claimStates = {
  open: { tone: 'warning', word: 'Open' },
  granted: { tone: 'success', word: 'Granted' },
  denied: { tone: 'error', word: 'Denied' },
} as const;
