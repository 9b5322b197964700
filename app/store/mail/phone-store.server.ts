import type { ContactStore } from '~/app/ports/mail';
import { fail, ok } from '~/domain/shared/result';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isThere, type Db } from '~/app/store/dynamo/db';
import { below, type Key } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { contactKey, listItemKey, readTenant } from '~/app/store/table/keys';
import { dueIndex } from '~/app/store/table/table';
import { hasVersion, setting } from './contact-item';
import { toOutboxItem } from './outbox-item';

/** The partition of the `due` index that holds the contacts with a mobile number. */
const toNumberPartition = (number: string): string => `NUMBER#${number}`;

/** Makes a contact findable by its number. The attributes leave with the contact, so a deleted driver is not found. */
const toNumberIndex = ({ sk }: Key, number: string | undefined) => ({
  [dueIndex.partitionKey]: number && toNumberPartition(number),
  [dueIndex.sortKey]: number && sk,
});

/** The mobile number of a contact. */
export const createPhoneStore = (db: Db): Pick<ContactStore, 'changePhone' | 'withNumber'> => ({
  changePhone: async (scope, employeeId, { knownVersion, next, entry, messages }) => {
    const key = contactKey(scope, employeeId);
    const phone = { ...next, version: knownVersion + 1 };
    const refused = await transact(db, [
      {
        update: key,
        by: setting(employeeId, { phone, ...toNumberIndex(key, next.number) }),
        if: hasVersion('phone', knownVersion),
        refused: 'contact-changed' as const,
      },
      {
        check: listItemKey(scope, 'DRIVER', employeeId),
        if: isThere,
        refused: 'contact-changed' as const,
      },
      ...(entry ? [{ put: toActivityItem(scope, entry) }] : []),
      ...messages.map((message) => ({ put: toOutboxItem(message) })),
    ]);
    return refused.length === 0 ? ok(null) : fail({ code: 'contact-changed' });
  },
  withNumber: async (number) => {
    const range = below(toNumberPartition(number), '');
    const items = await queryAll(db, range, { index: dueIndex, consistent: false });
    return items.map((item) => ({
      ...readTenant(String(item.pk)),
      employeeId: String(item.employeeId),
    }));
  },
});
