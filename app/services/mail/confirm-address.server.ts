import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Deps } from '~/app/ports/deps';
import type { SiteScope } from '~/domain/company/scope';
import type { MailContact } from '~/domain/mail/contact';

/** Confirms an address, so that alerts go to it. False if it was changed in the meantime. Repeating it does nothing. */
export const confirmAddress = async ({
  deps,
  scope,
  contact: { employeeId, email, unconfirmed },
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  scope: SiteScope;
  contact: MailContact;
}): Promise<boolean> => {
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
