/** What the product is called, on pages, in mails, calendars and authenticator apps (spec 8). */
export const productName = 'Job Selection System';
