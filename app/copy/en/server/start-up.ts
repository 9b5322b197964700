/** The page that replaces all others while the store is not reachable. */
export const startUp = {
  preparing: 'Preparing Application',
  loading: 'Loading critical system data...',
  failedTitle: 'Critical system error',
  failed: 'Critical system error: Please contact support immediately.',
  tryAgain: 'Try again',
};
