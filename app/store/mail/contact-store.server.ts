import type { ContactStore } from '~/app/ports/mail';
import { fail, ok } from '~/domain/shared/result';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isThere, type Condition, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { contactKey, contactRange, listItemKey } from '~/app/store/table/keys';
import { contactSchema, type Contact } from '~/domain/mail/contact';
import { readItem } from '~/app/store/dynamo/read-item';
import { toOutboxItem } from './outbox-item';

/**
 * An update that sets one attribute and creates the item if missing. It leaves other attributes to parallel updates.
 */
const setting = (
  employeeId: string,
  attribute: 'email' | 'language',
  value: string,
): Required<Condition> => ({
  expression: 'SET #type = :type, #id = :id, #set = :set',
  names: { '#type': 'type', '#id': 'employeeId', '#set': attribute },
  values: { ':type': 'contact', ':id': employeeId, ':set': value },
});

const fromContactItem = (item: Record<string, unknown>): Contact =>
  readItem('contact', contactSchema, item);

/** Requires that the stored address is still `email`; if `email` is null, that there is still no address. */
const hasEmail = (email: string | null): Condition =>
  email === null
    ? { expression: 'attribute_not_exists(#email)', names: { '#email': 'email' } }
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
        ? { strip: contactKey(scope, employeeId), attribute: 'email', ...isUnchanged }
        : {
            update: contactKey(scope, employeeId),
            by: setting(employeeId, 'email', email),
            ...isUnchanged,
          },
      // Requires that the driver still exists, because nothing would delete the address of a deleted driver.
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
  setLanguage: async (scope, employeeId, language) => {
    await transact(db, [
      {
        update: contactKey(scope, employeeId),
        by: setting(employeeId, 'language', language),
      },
      { check: listItemKey(scope, 'DRIVER', employeeId), if: isThere, refused: 'no-driver' },
    ]);
  },
});
