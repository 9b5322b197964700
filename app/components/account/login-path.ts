/** The admin portal with its first three fields filled in. */
export const loginPath = (login: { companyId: string; siteId: string; username: string }): string =>
  `/admin-portal?${new URLSearchParams({ c: login.companyId, s: login.siteId, u: login.username })}`;
