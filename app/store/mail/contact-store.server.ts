import type { ContactStore } from '~/app/ports/mail';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isThere, type Condition, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { contactKey, contactRange, listItemKey } from '~/app/store/table/keys';
import { changeContact } from './change-contact.server';
import {
  fromContactItem,
  hasVersion,
  settingContact,
  toAddressAttributes,
  toMutedAttributes,
} from './contact-item';
import { createPhoneStore } from './phone-store.server';

/** Requires that the stored address is still `email`; if `email` is null, that there is still no address. */
const hasEmail = (email: string | null): Condition =>
  email === null
    ? { expression: 'attribute_not_exists(#known)', names: { '#known': 'email' } }
    : { expression: '#known = :known', names: { '#known': 'email' }, values: { ':known': email } };

/** Requires that it also still waits for its owner. */
const hasUnconfirmed = (email: string): Condition => {
  const { expression, names, values } = hasEmail(email);
  return {
    expression: `${expression} AND #still = :still`,
    names: { ...names, '#still': 'unconfirmed' },
    values: { ...values, ':still': true },
  };
};

export const createContactStore = (db: Db): ContactStore => ({
  get: async (scope, employeeId) => {
    const item = await getItem(db, contactKey(scope, employeeId));
    return item ? fromContactItem(item) : null;
  },
  page: async (scope, { after, limit }) =>
    (await queryAll(db, contactRange(scope, after), { limit })).map(fromContactItem),
  change: (scope, employeeId, { known, stillUnconfirmed = false, next, entry, mails }) =>
    changeContact(db, scope, employeeId, {
      attributes: toAddressAttributes(next),
      if: known !== null && stillUnconfirmed ? hasUnconfirmed(known) : hasEmail(known),
      entry,
      messages: mails,
    }),
  setMuted: async (scope, employeeId, muted, entry) => {
    const refused = await transact(db, [
      {
        update: contactKey(scope, employeeId),
        by: settingContact(employeeId, toMutedAttributes(muted)),
      },
      { check: listItemKey(scope, 'DRIVER', employeeId), if: isThere, refused: 'no-driver' },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0;
  },
  changeDevices: (scope, employeeId, { knownVersion, devices, ...told }) =>
    changeContact(db, scope, employeeId, {
      attributes: { push: { version: knownVersion + 1, devices: [...devices] } },
      if: hasVersion('push', knownVersion),
      ...told,
    }),
  ...createPhoneStore(db),
  setLanguage: async (scope, employeeId, language) => {
    await transact(db, [
      {
        update: contactKey(scope, employeeId),
        by: settingContact(employeeId, { language }),
      },
      { check: listItemKey(scope, 'DRIVER', employeeId), if: isThere, refused: 'no-driver' },
    ]);
  },
});
