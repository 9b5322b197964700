/** The name of the product on pages, in emails, calendars and authenticator apps. */
export const productName = 'Job Selection System';
