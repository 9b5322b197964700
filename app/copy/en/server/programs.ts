/** Toasts of the page about tokens. */
export const apiAccess = {
  revoked: 'Token revoked',
  revokedText: (name: string) => `${name} no longer has access to this site.`,
};

/** Toasts of the page about webhooks. */
export const webhooks = {
  saved: 'Webhook changed',
  savedText: (name: string) => `${name} is told of what you chose from now on.`,
  removed: 'Webhook removed',
  removedText: (name: string) => `${name} is no longer told of anything.`,
  switchedOn: 'Webhook switched on',
  switchedOnText: (name: string) => `${name} is told of events again.`,
  asked: 'Message on its way',
  askedText: (name: string) => `It is sent to ${name} within a minute.`,
};
