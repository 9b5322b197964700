export const kiosk = {
  stillThere: 'Still there?',
  signOut: 'Sign out now',
  startOver: 'Start over',
  stay: 'I am still here',
  signedOutIn: 'You will be signed out in {time}. Changes you have not saved will be lost.',
  startsOverIn: 'This page starts over in {time}.',
};
