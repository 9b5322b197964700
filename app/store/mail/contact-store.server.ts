import type { ContactStore } from '~/app/ports/mail';
import { fail, ok } from '~/domain/shared/result';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isThere, type Condition, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { contactKey, contactRange, listItemKey } from '~/app/store/table/keys';
import { contactSchema, type AddressState, type Contact } from '~/domain/mail/contact';
import { readItem } from '~/app/store/dynamo/read-item';
import { toOutboxItem } from './outbox-item';

/**
 * An update that sets attributes, removes those that are undefined, and creates the item if missing. It leaves other
 * attributes to parallel updates.
 */
const setting = (employeeId: string, attributes: Partial<Contact>): Required<Condition> => {
  const all = Object.entries({ type: 'contact', ...attributes, employeeId });
  const set = all.filter(([, value]) => value !== undefined);
  const removed = all.filter(([, value]) => value === undefined);
  const sets = set.map(([name]) => `#${name} = :${name}`).join(', ');
  const removes = removed.map(([name]) => `#${name}`).join(', ');
  return {
    expression: `SET ${sets}${removes && ` REMOVE ${removes}`}`,
    names: Object.fromEntries(all.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
  };
};

const fromContactItem = (item: Record<string, unknown>): Contact =>
  readItem('contact', contactSchema, item);

/** Requires that the stored address is still `email`; if `email` is null, that there is still no address. */
const hasEmail = (email: string | null): Condition =>
  email === null
    ? { expression: 'attribute_not_exists(#known)', names: { '#known': 'email' } }
    : { expression: '#known = :known', names: { '#known': 'email' }, values: { ':known': email } };

/** Requires that nobody has confirmed the address meanwhile, if it stays and is still to be confirmed. */
const isStillUnconfirmed = (
  known: string | null,
  { email, unconfirmed }: AddressState,
): Condition => {
  const { expression, names, values } = hasEmail(known);
  return unconfirmed && email === known
    ? {
        expression: `${expression} AND #still = :still`,
        names: { ...names, '#still': 'unconfirmed' },
        values: { ...values, ':still': true },
      }
    : hasEmail(known);
};

/** Requires that nobody has changed the devices meanwhile. */
const hasVersion = (version: number): Condition =>
  version === 0
    ? { expression: 'attribute_not_exists(#known)', names: { '#known': 'push' } }
    : {
        expression: '#known.#version = :known',
        names: { '#known': 'push', '#version': 'version' },
        values: { ':known': version },
      };

export const createContactStore = (db: Db): ContactStore => ({
  get: async (scope, employeeId) => {
    const item = await getItem(db, contactKey(scope, employeeId));
    return item ? fromContactItem(item) : null;
  },
  page: async (scope, { after, limit }) =>
    (await queryAll(db, contactRange(scope, after), { limit })).map(fromContactItem),
  change: async (scope, employeeId, { known, next, entry, mails }) => {
    const { email, unconfirmed, lost } = next;
    const refused = await transact(db, [
      {
        update: contactKey(scope, employeeId),
        by: setting(employeeId, { email, unconfirmed, lost }),
        if: isStillUnconfirmed(known, next),
        refused: 'contact-changed' as const,
      },
      // Requires that the driver still exists, because nothing would delete the address of a deleted driver.
      {
        check: listItemKey(scope, 'DRIVER', employeeId),
        if: isThere,
        refused: 'contact-changed' as const,
      },
      ...(entry ? [{ put: toActivityItem(scope, entry) }] : []),
      ...mails.map((mail) => ({ put: toOutboxItem(mail) })),
    ]);
    return refused.length === 0 ? ok(null) : fail({ code: 'contact-changed' });
  },
  setMuted: async (scope, employeeId, muted, entry) => {
    const refused = await transact(db, [
      { update: contactKey(scope, employeeId), by: setting(employeeId, { muted }) },
      { check: listItemKey(scope, 'DRIVER', employeeId), if: isThere, refused: 'no-driver' },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0;
  },
  changeDevices: async (scope, employeeId, { knownVersion, devices, entry, messages }) => {
    const push = { version: knownVersion + 1, devices: [...devices] };
    const refused = await transact(db, [
      {
        update: contactKey(scope, employeeId),
        by: setting(employeeId, { push }),
        if: hasVersion(knownVersion),
        refused: 'contact-changed' as const,
      },
      {
        check: listItemKey(scope, 'DRIVER', employeeId),
        if: isThere,
        refused: 'contact-changed' as const,
      },
      { put: toActivityItem(scope, entry) },
      ...messages.map((message) => ({ put: toOutboxItem(message) })),
    ]);
    return refused.length === 0 ? ok(null) : fail({ code: 'contact-changed' });
  },
  setLanguage: async (scope, employeeId, language) => {
    await transact(db, [
      {
        update: contactKey(scope, employeeId),
        by: setting(employeeId, { language }),
      },
      { check: listItemKey(scope, 'DRIVER', employeeId), if: isThere, refused: 'no-driver' },
    ]);
  },
});
