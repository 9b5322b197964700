export const productName = 'Job Selection System';
export const tagline = 'Efficient Workforce Management';

/** The title of a page: its own name first, for tabs and screen readers. */
export const pageTitle = (name?: string): string =>
  name ? `${name} · ${productName}` : productName;
