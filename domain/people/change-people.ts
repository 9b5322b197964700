import { hasRole, type SiteRole } from '~/domain/company/admin-role';
import type { AdminCredential } from '~/domain/access/credential';
import { fail, ok, type Result } from '~/domain/shared/result';
import { isActive } from './person';

/** The account of somebody to whom the site gave a role. */
export type SitePerson = AdminCredential & { readonly role: SiteRole };

export type ChangePersonError =
  | { readonly code: 'person-not-found' }
  /** People cannot change their own role or remove themselves, so that nobody locks themselves out by mistake. */
  | { readonly code: 'own-access' };

/**
 * Somebody whose access `by` may change. Nobody changes a master administrator's, and since nobody changes their own, the
 * site administrator who acts always stays.
 */
export const findPerson = (
  people: readonly AdminCredential[],
  { username, by }: { username: string; by: string },
): Result<SitePerson, ChangePersonError> => {
  const person = people.find((one) => one.username === username);
  if (!person || person.role === 'master') return fail({ code: 'person-not-found' });
  if (username === by) return fail({ code: 'own-access' });
  return ok({ ...person, role: person.role });
};

/** Whether an account may change the access of others, as the list of people stands now. */
export const mayChangePeople = (people: readonly AdminCredential[], username: string): boolean =>
  people.some(
    (one) => one.username === username && isActive(one) && hasRole(one.role, 'site-admin'),
  );
