const askFor = (names: readonly string[]): string =>
  names.length === 0
    ? 'Please ask an administrator of your site.'
    : `If you need it, ask ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}.`;

export const guards = {
  logInFirst: 'Authentication Required',
  logInFirstText: 'Please log in to access the admin dashboard',
  otherSite: (username: string, name: string) =>
    `Since this page was opened, this browser switched to ${username} at ${name}. The page now shows that site.`,
  /** `names`: those who can give the role; perhaps none. */
  needsRole: {
    dispatcher: (names: readonly string[]) =>
      `This page needs the role of a dispatcher or site administrator. ${askFor(names)}`,
    'site-admin': (names: readonly string[]) =>
      `This page needs the role of a site administrator. ${askFor(names)}`,
  },
  needsCompanyAdmin: 'This page is for company administrators, who work at all sites.',
  accessDenied: 'Access Denied',
  accessDeniedText: 'This secure area requires master administrative privileges',
};
