/** Toasts of the page that lets support in. */
export const supportAccess = {
  allowed: 'Support allowed',
  allowedText: 'End it as soon as you no longer need help.',
  ended: 'Support access ended',
  endedText: 'Support can no longer sign in, and is signed out everywhere.',
};
