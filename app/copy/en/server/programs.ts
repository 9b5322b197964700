/** Toasts and refusals of the page about tokens. */
export const apiAccess = {
  revoked: 'Token revoked',
  revokedText: (name: string) => `${name} no longer has access to this site.`,
  nameMissing: 'Please enter the name of the program.',
  nameTooLong: (limit: number) => `Please use at most ${limit} characters.`,
  nameTaken: (name: string) => `There already is a token for ${name}. Choose another name.`,
  withoutScopes: 'Choose at least one thing that the program may do.',
  tooMany: (limit: number) =>
    `A site can have at most ${limit} tokens. Revoke one that is no longer used first.`,
  gone: 'This token has been revoked already.',
  changed: 'Somebody else changed the tokens. Please check the list and try again.',
  notWithMasterPassword: 'The master password cannot create a token. Sign in with an own account.',
};

/** Toasts and refusals of the page about webhooks. */
export const webhooks = {
  saved: 'Webhook changed',
  savedText: (name: string) => `${name} is told of what you chose from now on.`,
  removed: 'Webhook removed',
  removedText: (name: string) => `${name} is no longer told of anything.`,
  switchedOn: 'Webhook switched on',
  switchedOnText: (name: string) => `${name} is told of events again.`,
  asked: 'Message on its way',
  askedText: (name: string) => `It is sent to ${name} within a minute.`,
  nameMissing: 'Please enter the name of the program.',
  nameTooLong: (limit: number) => `Please use at most ${limit} characters.`,
  nameTaken: (name: string) => `There already is a webhook for ${name}. Choose another name.`,
  urlNotAllowed:
    'Please enter a URL that begins with https:// and names a host of the internet, without user name, on port 443 or 8443.',
  withoutEvents: 'Choose at least one event, and jobs or vacation weeks.',
  tooMany: (limit: number) =>
    `A site can have at most ${limit} webhooks. Remove one that is no longer used first.`,
  gone: 'This webhook has been removed already.',
  off: (name: string) => `${name} is switched off. Switch it on first.`,
  deliveryGone: 'This message is no longer kept.',
  changed: 'Somebody else changed the webhooks. Please check the list and try again.',
  notWithMasterPassword:
    'The master password cannot add or change webhooks. Sign in with an own account.',
};
