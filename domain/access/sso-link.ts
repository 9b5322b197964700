import type { AdminCredential } from './credential';

/** An account at a company's provider. `issuer`: what the provider calls itself, as its tokens say. */
export type SsoLink = NonNullable<AdminCredential['sso']>;

/** Earlier versions stored the issuer as somebody had typed it, with or without a slash at its end. */
const withoutSlash = (issuer: string): string => issuer.replace(/\/$/, '');

export const isSameIssuer = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && withoutSlash(a) === withoutSlash(b);

export const isSameLink = (a: SsoLink | undefined, b: SsoLink): boolean =>
  a?.subject === b.subject && isSameIssuer(a.issuer, b.issuer);

/** How the link may be stored, the way of this version first. */
export const spellLink = (link: SsoLink): SsoLink[] => {
  const bare = withoutSlash(link.issuer);
  const other = link.issuer === bare ? `${bare}/` : bare;
  return [link, { ...link, issuer: other }];
};
