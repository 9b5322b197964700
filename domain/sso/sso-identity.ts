import { emailSchema } from '~/domain/shared/email-schema';
import { companyRoles, type CompanyRole } from '~/domain/company/admin-role';
import type { SsoRule } from './sso-settings-schema';

/** Whom a provider vouches for. */
export interface SsoIdentity {
  /** Never changes, unlike an email address; unique for one issuer. */
  readonly subject: string;
  /** Null unless the provider has verified it. */
  readonly email: string | null;
  readonly groups: readonly string[];
}

type Claims = Readonly<Record<string, unknown>>;

/** In which forms Microsoft Entra ID says that it has verified who owns the domain of the address. */
const edovForms: readonly unknown[] = [true, 1, '1', 'true'];

/**
 * Anything but the value `true` is no verification, such as the text "true" of a careless provider. Microsoft Entra ID never
 * sends `email_verified`, but `xms_edov` if it is asked to, which counts only where the standard claim is missing.
 */
const isVerified = (claims: Claims): boolean =>
  claims.email_verified === undefined
    ? edovForms.includes(claims.xms_edov)
    : claims.email_verified === true;

/** Our own addresses are of the same form. In a local part, letters of other scripts would become others in lower case. */
const readEmail = (claims: Claims): string | null =>
  (isVerified(claims) && emailSchema.safeParse(claims.email).data) || null;

/** A provider may send one group as a text. */
const readGroups = (claim: unknown): string[] =>
  [claim].flat().filter((group) => typeof group === 'string');

export const readSsoIdentity = (
  subject: string,
  claims: Claims,
  groupsClaim: string,
): SsoIdentity => ({
  subject,
  email: readEmail(claims),
  groups: readGroups(Object.hasOwn(claims, groupsClaim) ? claims[groupsClaim] : undefined),
});

/** The role that may do the most of those that the groups give at a site; null if they give none. */
export const findMappedRole = (
  rules: readonly SsoRule[],
  groups: readonly string[],
  atSite: string,
): CompanyRole | null => {
  const given = rules
    .filter(({ group, siteId }) => groups.includes(group) && (siteId ?? atSite) === atSite)
    .map(({ role }) => companyRoles.indexOf(role));
  return companyRoles[Math.max(...given)] ?? null;
};
