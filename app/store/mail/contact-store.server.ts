import type { ContactStore } from '~/app/ports/mail';
import { fail, ok } from '~/domain/shared/result';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, isThere, type Condition, type Db, type Item } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { contactKey, contactRange, listItemKey } from '~/app/store/table/keys';
import { contactSchema, type Contact } from '~/domain/mail/contact';
import type { Tenant } from '~/domain/company/scope';
import { readItem } from '~/app/store/dynamo/read-item';
import { toOutboxItem } from './outbox-item';

const toContactItem = (tenant: Tenant, contact: Contact): Item => ({
  ...contactKey(tenant, contact.employeeId),
  type: 'contact',
  ...contact,
});

const fromContactItem = (item: Record<string, unknown>): Contact =>
  readItem('contact', contactSchema, item);

/** The address is still this one, or there is still none. */
const hasEmail = (email: string | null): Condition =>
  email === null
    ? isMissing
    : { expression: '#email = :email', names: { '#email': 'email' }, values: { ':email': email } };

export const createContactStore = (db: Db): ContactStore => ({
  get: async (scope, employeeId) => {
    const item = await getItem(db, contactKey(scope, employeeId));
    return item ? fromContactItem(item) : null;
  },
  page: async (scope, { after, limit }) =>
    (await queryAll(db, contactRange(scope, after), { limit })).map(fromContactItem),
  change: async (scope, employeeId, { known, email, entry, mail }) => {
    const isUnchanged = { if: hasEmail(known), refused: 'contact-changed' } as const;
    const refused = await transact(db, [
      email === null
        ? { delete: contactKey(scope, employeeId), ...isUnchanged }
        : { put: toContactItem(scope, { employeeId, email }), ...isUnchanged },
      // A driver who is deleted meanwhile leaves no address behind.
      {
        check: listItemKey(scope, 'DRIVER', employeeId),
        if: isThere,
        refused: 'contact-changed' as const,
      },
      { put: toActivityItem(scope, entry) },
      ...(mail ? [{ put: toOutboxItem(mail) }] : []),
    ]);
    return refused.length === 0 ? ok(null) : fail({ code: 'contact-changed' });
  },
});
