import type { Tenant } from './scope';

/** The site's own landing page, for its link, its poster and its kiosks. */
export const sitePath = ({ companyId, siteId }: Tenant): string => `/s/${companyId}/${siteId}`;

export const notSavedField = 'not-saved';

/** The site's own landing page, which says if the site is deactivated. `isSent`: a form was refused because of that. */
export const deactivatedPath = (tenant: Tenant, isSent: boolean): string =>
  `${sitePath(tenant)}${isSent ? `?${notSavedField}=yes` : ''}`;

/** The URL of the site's web app manifest. */
export const manifestPath = (tenant: Tenant): string => `${sitePath(tenant)}/manifest.webmanifest`;

/** The name of a calendar feed's file: the secret of its link. */
export const calendarFeedFile = /^([\w-]{43})\.ics$/;

/** The calendar feed of the tenant whose link has this secret. */
export const calendarFeedPath = ({ companyId, siteId }: Tenant, secret: string): string =>
  `/calendar/${companyId}/${siteId}/${secret}.ics`;

/** Where people of a company sign in with its own accounts. They may keep it as a bookmark. */
export const ssoPath = (companyId: string): string => `/sso/${encodeURIComponent(companyId)}`;

/** The admin portal URL with its first three fields filled in. */
export const adminLoginPath = (login: Tenant & { readonly username: string }): string =>
  `/admin-portal?${new URLSearchParams({ c: login.companyId, s: login.siteId, u: login.username })}`;
