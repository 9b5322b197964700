import type { ContactStore } from '~/app/ports/mail';
import type { Db } from '~/app/store/dynamo/db';
import { below, type Key } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { contactKey, readTenant } from '~/app/store/table/keys';
import { dueIndex } from '~/app/store/table/table';
import { changeContact } from './change-contact.server';
import { hasVersion } from './contact-item';

/** The partition of the `due` index that holds the contacts with a mobile number. */
const toNumberPartition = (number: string): string => `NUMBER#${number}`;

/** Makes a contact findable by its number. The attributes leave with the contact, so a deleted driver is not found. */
const toNumberIndex = ({ sk }: Key, number: string | undefined) => ({
  [dueIndex.partitionKey]: number && toNumberPartition(number),
  [dueIndex.sortKey]: number && sk,
});

/** The mobile number of a contact. */
export const createPhoneStore = (db: Db): Pick<ContactStore, 'changePhone' | 'withNumber'> => ({
  changePhone: (scope, employeeId, { knownVersion, next, ...told }) => {
    const phone = { ...next, version: knownVersion + 1 };
    return changeContact(db, scope, employeeId, {
      attributes: { phone, ...toNumberIndex(contactKey(scope, employeeId), next.number) },
      if: hasVersion('phone', knownVersion),
      ...told,
    });
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
