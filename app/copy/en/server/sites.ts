/** Toasts of the page with all sites of a company. */
export const sites = {
  entered: (name: string) => `You now work at ${name}`,
  enteredText: 'Everything you change is stored at this site, and its activity log names you.',
};
