export const settings = {
  nowKiosk: 'This computer is now a kiosk',
  nowKioskText: 'After you log out here, it starts at the site’s own landing page.',
  kioskNoLonger: 'This computer is no longer a kiosk',
};
