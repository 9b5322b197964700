import { productName } from '~/domain/shared/product';

/**
 * The title of a page. The page's name comes first, so that browser tabs and screen readers give it before the rest.
 */
export const pageTitle = (name?: string): string =>
  name ? `${name} · ${productName}` : productName;

/** The `meta` of a page with this title. */
export const titlePage = (getTitle?: () => string) => () => [{ title: pageTitle(getTitle?.()) }];

/** Keeps a page out of search engines, because it is only for people who were given the link. */
export const unlisted = { name: 'robots', content: 'noindex' };
