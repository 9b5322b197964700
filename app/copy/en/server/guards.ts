export const guards = {
  logInFirst: 'Authentication Required',
  logInFirstText: 'Please log in to access the admin dashboard',
  otherSite: (username: string, name: string) =>
    `Since this page was opened, you have signed in as ${username} at ${name}. The page now shows that site.`,
  accessDenied: 'Access Denied',
  accessDeniedText: 'This secure area requires master administrative privileges',
};
