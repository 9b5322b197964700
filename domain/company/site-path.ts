import type { Tenant } from './scope';

/** The site's own landing page, for its link, its poster and its kiosks. */
export const sitePath = ({ companyId, siteId }: Tenant): string => `/s/${companyId}/${siteId}`;

/** The URL of the site's web app manifest. */
export const manifestPath = (tenant: Tenant): string => `${sitePath(tenant)}/manifest.webmanifest`;
