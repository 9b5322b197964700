export const settings = {
  thisComputerIsNowA: 'This computer is now a kiosk',
  logOutHereAndIt: 'Log out here, and it starts at the site’s own landing page.',
  thisComputerIsNoLonger: 'This computer is no longer a kiosk',
};
