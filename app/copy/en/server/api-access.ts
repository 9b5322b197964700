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
