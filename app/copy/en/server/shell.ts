export const shell = {
  loggedOut: 'Logged Out',
  youHaveBeenLoggedOut: 'You have been logged out successfully',
};
