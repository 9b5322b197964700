import type { ScopeCall } from '~/app/ports/deps';
import type { Contact } from '~/domain/mail/contact';

const pageSize = 1_000;

/** The contacts of all drivers of a site, by employee ID. */
export const readAllContacts = async ({
  deps: { stores },
  scope,
}: ScopeCall<'stores'>): Promise<ReadonlyMap<string, Contact>> => {
  const contacts = new Map<string, Contact>();
  let after = '';
  for (;;) {
    const page = await stores.contacts.page(scope, { after, limit: pageSize });
    for (const contact of page) contacts.set(contact.employeeId, contact);
    const last = page.at(-1);
    if (!last || page.length < pageSize) return contacts;
    after = last.employeeId;
  }
};
