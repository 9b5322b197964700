/** What a program may do with a token. Stored as text: an earlier version ignores a scope that it does not know. */
export const apiScopes = ['rosters:read', 'rosters:write', 'awards:read', 'reports:read'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** The most tokens that a site may have, expired ones included. */
export const maxTokens = 10;
export const maxTokenName = 60;
/** For how many days a token may be valid. */
export const tokenDays = [30, 90, 180, 365] as const;
