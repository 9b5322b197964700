import type { Deps } from '~/app/ports/deps';
import type { AdminCredential } from '~/domain/access/credential';
import type { Tenant } from '~/domain/company/scope';
import { adminPassword, target } from './access-matrix';
import { makeTestScope, testEntry } from './stocked-site';

/** Adds people to a site as if they had accepted an invitation; without a password they are invited. */
export const addPeople = async (
  deps: Pick<Deps, 'stores' | 'ids' | 'clock' | 'passwords'>,
  tenant: Tenant,
  people: readonly (Pick<AdminCredential, 'username' | 'role'> &
    Partial<AdminCredential> & { readonly password?: string | undefined })[],
): Promise<void> => {
  const scope = makeTestScope(tenant);
  for (const { password, ...person } of people) {
    const read = await deps.stores.people.read(scope);
    const passwordHash = password === undefined ? null : await deps.passwords.hash(password);
    const next = { passwordHash, sessionVersion: 1, ...person };
    const change = { read: null, next, entry: testEntry(deps) };
    if (!(await deps.stores.people.change(scope, read, change)))
      throw new Error(`${person.username} was not added`);
  }
};

/** One person of each role besides the administrator, and the invited one whom the forms of the access matrix name. */
export const staff = [
  { username: 'dispatcher', role: 'dispatcher', password: adminPassword, name: 'Dana Dispatcher' },
  { username: 'steward', role: 'steward', password: adminPassword, name: 'Stella Steward' },
  { username: target.personId, role: 'steward', name: 'Ines Invited', email: 'ines@victim.test' },
] as const;

/** Somebody who may work at every site of the company. */
export const companyAdmin = {
  username: 'company',
  role: 'company-admin',
  password: adminPassword,
  name: 'Cora Company',
} as const;
