import { productName } from '~/domain/shared/product';

export const tagline = 'Efficient Workforce Management';
/** What search engines and shared links say of it. */
export const summary =
  'Delivery drivers rank the jobs and vacation weeks they want; seniority decides, and everybody sees why.';

/** The title of a page: its own name first, for tabs and screen readers. */
export const pageTitle = (name?: string): string =>
  name ? `${name} · ${productName}` : productName;

/** Keeps a page out of search engines: it is for those who were given its link. */
export const unlisted = { name: 'robots', content: 'noindex' };
