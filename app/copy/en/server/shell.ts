export const shell = {
  loggedOut: 'Logged Out',
  loggedOutText: 'You have been logged out successfully',
};
