import type { Tenant } from './scope';

/** The site's own landing page: its link, its poster, the home of its kiosks. */
export const sitePath = ({ companyId, siteId }: Tenant): string => `/s/${companyId}/${siteId}`;
