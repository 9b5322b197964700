import type { Deps } from '~/app/ports/deps';
import type { Contact } from '~/domain/mail/contact';
import type { SiteScope } from '~/domain/company/scope';

/** A driver's email address and language; null if neither was ever stored. */
export const readContact = ({
  deps,
  scope,
  employeeId,
}: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
  employeeId: string;
}): Promise<Contact | null> => deps.stores.contacts.get(scope, employeeId);
