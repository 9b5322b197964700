export const settings = {
  nowKiosk: 'This computer is now a kiosk',
  nowKioskText: 'After you log out, it shows the site’s own landing page.',
  kioskNoLonger: 'This computer is no longer a kiosk',
};
