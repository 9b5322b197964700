/** The action of the forms that choose a language. */
export const languagePath = '/language';
