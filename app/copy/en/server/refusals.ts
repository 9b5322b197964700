/** Answers to requests that none of our pages sends, to requests during start-up, and to those that take too long. */
export const refusals = {
  nothingHere: 'This page does not exist.',
  notFromOurPages: 'This request did not come from our own pages.',
  unsupportedMethod: 'This page does not support that request.',
  unlikeOurPages: 'None of our pages sends a request like this.',
  starting: 'The application is starting. Nothing was changed. Please try again.',
  tooSlow:
    'The application took too long. Open the page again to see whether your change was saved.',
};
