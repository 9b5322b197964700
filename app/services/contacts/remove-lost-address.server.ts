import type { ScopeCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { toMailbox, type LossReason, type MailContact } from '~/domain/mail/contact';
import { toInstant } from '~/domain/time/instant';

/**
 * Removes a driver's email address for a reason outside the driver's page, which that page then states. Writes no email
 * to the address. Returns false, and does nothing, if the address has been changed in the meantime.
 */
export const removeLostAddress = async ({
  deps,
  scope,
  contact: { employeeId, email },
  why,
}: ScopeCall<Writing | 'sha256', { contact: MailContact; why: LossReason }>): Promise<boolean> => {
  const at = toInstant(deps.clock.now());
  const event = { code: 'address-lost', driverId: employeeId, why } as const;
  const changed = await deps.stores.contacts.change(scope, employeeId, {
    known: email,
    next: { lost: { why, at, digest: deps.sha256(toMailbox(email)) } },
    entry: makeLogEntry(deps, scope, 'update', event, { at }),
    mails: [],
  });
  return changed.ok;
};
