import type { Deps } from '~/app/ports/deps';
import type { SiteScope } from '~/domain/company/scope';
import { testEntry } from './stocked-site';

export const getMailAddress = (employeeId: string) => `driver${employeeId}@home.example`;

/** Signs links readably, for tests of use cases. */
export const signPlainly = async ({ employeeId, digest }: { employeeId: string; digest: string }) =>
  `${employeeId} ${digest.slice(0, 8)}`;

/** Stores a confirmed email address for each of these drivers. */
export const leaveAddresses = async (
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>,
  scope: SiteScope,
  employeeIds: readonly string[],
): Promise<void> => {
  for (const employeeId of employeeIds) {
    const entry = testEntry(deps);
    const change = { known: null, next: { email: getMailAddress(employeeId) }, entry, mails: [] };
    const changed = await deps.stores.contacts.change(scope, employeeId, change);
    if (!changed.ok) throw new Error(changed.error.code);
  }
};
