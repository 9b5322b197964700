/** Answers to requests that none of our pages sends, and to requests during start-up. */
export const refusals = {
  nothingHere: 'This page does not exist.',
  notFromOurPages: 'This request did not come from our own pages.',
  unsupportedMethod: 'This page does not support that request.',
  unlikeOurPages: 'None of our pages sends a request like this.',
  starting: 'The application is starting. Nothing was changed. Please try again.',
};
