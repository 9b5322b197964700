/** Where people of a company sign in with its own accounts. They may keep it as a bookmark. */
export const ssoPath = (companyId: string): string => `/sso/${encodeURIComponent(companyId)}`;
