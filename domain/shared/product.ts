/** What the product is called, on pages, in mails, calendars and authenticator apps. */
export const productName = 'Job Selection System';
