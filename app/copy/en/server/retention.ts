/** Toasts of the page that says for how long history is kept. */
export const retention = {
  saved: 'Saved',
  savedText: 'The new times count from now on.',
  waits: 'Saved, and Waiting',
  waitsText: (days: number) => `The shorter time takes effect after ${days} days.`,
  withdrawn: 'Withdrawn',
  withdrawnText: 'History is kept as before.',
};
