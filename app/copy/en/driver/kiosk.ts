export const kiosk = {
  stillThere: 'Still there?',
  signOut: 'Sign out now',
  startOver: 'Start over',
  stay: 'I am still here',
  signedOutIn: 'You are signed out in',
  startsOverIn: 'This page starts over in',
  changesLost: ' Changes you have not saved will be lost.',
};
