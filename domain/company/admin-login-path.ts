import type { Tenant } from './scope';

/** The admin portal URL with its first three fields filled in. */
export const adminLoginPath = (login: Tenant & { readonly username: string }): string =>
  `/admin-portal?${new URLSearchParams({ c: login.companyId, s: login.siteId, u: login.username })}`;
