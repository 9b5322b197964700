import { contactSchema, type Contact } from '~/domain/mail/contact';
import type { Tenant } from '~/domain/company/scope';
import type { Condition, Item } from './dynamo/db';
import { isMissing } from './dynamo/db';
import { readItem } from './dynamo/read-item';
import { contactKey } from './keys';

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
