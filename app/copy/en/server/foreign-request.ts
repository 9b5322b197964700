/** The page for a form of which the browser did not say that it comes from our pages. */
export const foreignRequest = {
  title: 'This form was not accepted',
  text: 'Your browser did not say that it comes from our own pages, so nothing was changed. This protects you from other websites that act in your name.',
  ways: [
    'Go back, reload the page, and send the form again.',
    'If that does not help, turn off privacy tools and add-ons that hide where requests come from, or use another browser.',
    'If the page is open inside another app, open it in a browser instead.',
  ],
  toStart: 'Go to the start page',
};
