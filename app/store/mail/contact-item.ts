import { contactSchema, type Contact } from '~/domain/mail/contact';
import type { Tenant } from '~/domain/company/scope';
import type { Condition, Item } from '~/app/store/dynamo/db';
import { isMissing } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { contactKey } from '~/app/store/table/keys';

export const toContactItem = (tenant: Tenant, contact: Contact): Item => ({
  ...contactKey(tenant, contact.employeeId),
  type: 'contact',
  ...contact,
});

export const fromContactItem = (item: Record<string, unknown>): Contact =>
  readItem('contact', contactSchema, item);

/** The address is still this one, or there is still none. */
export const hasEmail = (email: string | null): Condition =>
  email === null
    ? isMissing
    : { expression: '#email = :email', names: { '#email': 'email' }, values: { ':email': email } };
