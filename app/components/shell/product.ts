import { productName } from '~/domain/shared/product';

/** The title of a page: its own name first, for tabs and screen readers. */
export const pageTitle = (name?: string): string =>
  name ? `${name} · ${productName}` : productName;

/** Keeps a page out of search engines: it is for those who were given its link. */
export const unlisted = { name: 'robots', content: 'noindex' };
