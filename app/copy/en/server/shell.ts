export const shell = {
  cacheStorage: '"cache", "storage"',
  loggedOut: 'Logged Out',
  youHaveBeenLoggedOut: 'You have been logged out successfully',
};
