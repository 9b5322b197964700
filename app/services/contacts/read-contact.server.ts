import type { ScopeCall } from '~/app/ports/deps';
import type { Contact } from '~/domain/mail/contact';

/** A driver's email address and language; null if neither was ever stored. */
export const readContact = ({
  deps,
  scope,
  employeeId,
}: ScopeCall<'stores', { employeeId: string }>): Promise<Contact | null> =>
  deps.stores.contacts.get(scope, employeeId);
