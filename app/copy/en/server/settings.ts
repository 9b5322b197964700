export const settings = {
  nowKiosk: 'This computer is now a kiosk',
  nowKioskText: 'Log out here, and it starts at the site’s own landing page.',
  kioskNoLonger: 'This computer is no longer a kiosk',
};
