/** The page that stands in for every other while the store is not reachable. */
export const startUp = {
  preparing: 'Preparing Application',
  loading: 'Loading critical system data...',
  failedTitle: 'Critical system error',
  failed: 'Critical system error: Please contact support immediately.',
  tryAgain: 'Try again',
};
