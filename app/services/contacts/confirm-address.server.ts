import type { ScopeCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { MailContact } from '~/domain/mail/contact';

/** Confirms an address, so that alerts go to it. False if it was changed in the meantime. Repeating it does nothing. */
export const confirmAddress = async ({
  deps,
  scope,
  contact: { employeeId, email, unconfirmed },
}: ScopeCall<Writing, { contact: MailContact }>): Promise<boolean> => {
  if (!unconfirmed) return true;
  const event = { code: 'contact-changed', change: 'confirmed' } as const;
  const confirmed = await deps.stores.contacts.change(scope, employeeId, {
    known: email,
    next: { email },
    entry: makeLogEntry(deps, scope, 'update', event),
    mails: [],
  });
  return confirmed.ok;
};
