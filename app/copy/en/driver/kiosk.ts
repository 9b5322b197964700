export const kiosk = {
  stillThere: 'Still there?',
  signOutNow: 'Sign out now',
  startOver: 'Start over',
  iAmStillHere: 'I am still here',
  youAreSignedOutIn: 'You are signed out in',
  thisPageStartsOverIn: 'This page starts over in',
  changesYouHaveNotSaved: ' Changes you have not saved will be lost.',
};
