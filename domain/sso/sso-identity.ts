import { companyRoles, type CompanyRole } from '~/domain/company/admin-role';
import { cleanId } from '~/domain/shared/clean-text';
import { emailSchema } from '~/domain/shared/email-schema';
import type { SsoRule } from './sso-settings-schema';

/** Whom a provider vouches for. */
export interface SsoIdentity {
  /** Never changes, unlike an email address; unique for one issuer. */
  readonly subject: string;
  /** Null unless the provider has verified it. */
  readonly email: string | null;
  readonly groups: readonly string[];
  /** The provider did not send the groups, because they are too many for a token. */
  readonly hasGroupsElsewhere: boolean;
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

const longestUsername = 100;

const isUsername = (claim: unknown): claim is string =>
  typeof claim === 'string' &&
  claim.length <= longestUsername &&
  /^[\p{L}\p{N}._@+\\-]+$/u.test(claim) &&
  cleanId(claim) === claim;

/**
 * Who somebody is in the words of the provider, for administrators who look why a sign-in failed: the address, verified or
 * not, or else the username. Null if neither is there, or if it is anything else than one.
 */
export const readSsoHint = ({ email, preferred_username: username }: Claims): string | null =>
  emailSchema.safeParse(email).data ?? (isUsername(username) ? username : null);

const isObject = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A claim by its name, or by the names on the way to it, such as `realm_access.roles`. Names may have dots themselves. */
export const findClaim = (claims: Claims, name: string): unknown => {
  if (Object.hasOwn(claims, name)) return claims[name];
  for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
    const [first, rest] = [name.slice(0, dot), name.slice(dot + 1)];
    const inner = Object.hasOwn(claims, first) ? claims[first] : undefined;
    const found = isObject(inner) ? findClaim(inner, rest) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The fields by which providers name a group, as in SCIM. */
const nameFields = ['name', 'displayName', 'display', 'id', 'value'];

/** The names in a group that is an object, or in roles by their names, each with the organizations that give it. */
const readObject = (group: Claims): unknown[] => {
  const names = nameFields.map((field) => findClaim(group, field));
  return names.some((name) => typeof name === 'string')
    ? names
    : Object.keys(group).filter((role) => isObject(group[role]));
};

/** Some providers write groups as paths. */
const toGroup = (text: string): string => text.trim().replace(/^\//, '');

/**
 * The groups in a claim: a list of texts or objects, or one text, which may be one group or several with commas between them.
 */
const readGroups = (claim: unknown): string[] => {
  const one = typeof claim === 'string' ? [claim, ...claim.split(',')] : [claim].flat();
  const names = one.flatMap((group) => (isObject(group) ? readObject(group) : [group]));
  const groups = names.filter((name) => typeof name === 'string').map(toGroup);
  return [...new Set(groups)].filter((group) => group !== '');
};

/** Microsoft Entra ID names another place for the groups of somebody in more than 200 of them. */
const hasGroupsElsewhere = (claims: Claims, groupsClaim: string): boolean => {
  if (findClaim(claims, groupsClaim) !== undefined) return false;
  const { _claim_names: elsewhere, hasgroups } = claims;
  return (
    (isObject(elsewhere) && Object.hasOwn(elsewhere, groupsClaim)) ||
    hasgroups === true ||
    hasgroups === 'true'
  );
};

export const readSsoIdentity = (
  subject: string,
  claims: Claims,
  groupsClaim: string,
): SsoIdentity => ({
  subject,
  email: readEmail(claims),
  groups: readGroups(findClaim(claims, groupsClaim)),
  hasGroupsElsewhere: hasGroupsElsewhere(claims, groupsClaim),
});

/** The role that may do the most of those that the groups give at a site; null if they give none. */
export const findMappedRole = (
  rules: readonly SsoRule[],
  groups: readonly string[],
  atSite: string,
): CompanyRole | null => {
  const given = rules
    .filter(({ group, siteId }) => groups.includes(toGroup(group)) && (siteId ?? atSite) === atSite)
    .map(({ role }) => companyRoles.indexOf(role));
  return companyRoles[Math.max(...given)] ?? null;
};
