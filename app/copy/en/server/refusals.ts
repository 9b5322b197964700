/** Answers to requests that no page of the product sends, and while the application starts. */
export const refusals = {
  nothingHere: 'This page does not exist.',
  notFromOurPages: 'This request did not come from our own pages.',
  unsupportedMethod: 'This page does not support that request.',
  unlikeOurPages: 'None of our pages sends a request like this.',
  starting: 'The application is starting. Nothing was changed. Please try again.',
};
