/** Where the forms go that choose a language. */
export const languagePath = '/language';
