export const guards = {
  authenticationRequired: 'Authentication Required',
  pleaseLogInToAccess: 'Please log in to access the admin dashboard',
  sinceThisPageWasOpened: (username: string, name: string) =>
    `Since this page was opened, you have signed in as ${username} at ${name}. This is the page of that site.`,
  accessDenied: 'Access Denied',
  thisSecureAreaRequiresMaster: 'This secure area requires master administrative privileges',
};
