import { inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { type Item, isUnchanged } from '~/app/store/dynamo/db';
import type { Step } from '~/app/store/dynamo/transact.server';
import { acceptedTradeKey, tradeKey } from '~/app/store/table/keys';
import type { Tenant } from '~/domain/company/scope';
import { replaceDriver, type Replaced } from '~/domain/erasure/replace-driver';
import { currentNoteSchema } from '~/domain/notes/note-schema';
import { packRecipients, unpackRecipients } from '~/domain/notes/pack-recipients';

type Steps = readonly Step<'changed'>[];

const refused = 'changed' as const;
const putting = (before: Item, after: Item): Steps => [
  { put: after, if: isUnchanged(before), refused },
];
const deleting = (item: Item): Steps => [{ delete: item, if: isUnchanged(item), refused }];

const partySchema = z.looseObject({ employeeId: z.string() });
const tradeSchema = z.looseObject({
  awardId: z.string(),
  number: z.int(),
  state: z.string(),
  by: partySchema,
  with: partySchema.optional(),
});

/** An approved trade takes part in later versions, so the number stands for the driver. All others are deleted. */
const eraseFromTrade = (tenant: Tenant, item: Item, replaced: Replaced): Steps | null => {
  const { awardId, number, state, by, with: other } = tradeSchema.parse(item);
  const { employeeId } = replaced;
  const next = replaceDriver(item, replaced);
  if (by.employeeId !== employeeId && other?.employeeId !== employeeId)
    return next === item ? null : putting(item, next);
  if (state !== 'approved' || !other) return deleting(item);
  const toId = (id: string) => (id === employeeId ? replaced.number : id);
  const name = { awardId, number, employeeId: toId(by.employeeId) };
  const isCopy = item.sk !== tradeKey(tenant, { ...name, employeeId: by.employeeId }).sk;
  const key = isCopy
    ? acceptedTradeKey(tenant, name, toId(other.employeeId))
    : tradeKey(tenant, name);
  return [{ put: { ...next, ...key } }, ...(key.sk === item.sk ? [] : deleting(item))];
};

const notesSchema = z.array(currentNoteSchema.loose());

const eraseFromNotes = (item: Item, replaced: Replaced): Item => {
  const before = notesSchema.parse(item.notes);
  const removeRecipient = (recipients: string | null) => {
    const ids = recipients === null ? [] : unpackRecipients(recipients);
    return ids.includes(replaced.employeeId)
      ? packRecipients(ids.filter((id) => id !== replaced.employeeId))
      : recipients;
  };
  const notes = before.map((note) => {
    const recipients = removeRecipient(note.recipients);
    return recipients === note.recipients ? note : { ...note, recipients };
  });
  const isSame = notes.every((note, index) => note === before[index]);
  return replaceDriver(isSame ? item : { ...item, notes }, replaced);
};

/** Whether a kept change names the driver. It can no longer be undone, because that would bring the driver back. */
export const isInChange = (item: Item, employeeId: string): boolean =>
  item.bytes instanceof Uint8Array &&
  inflateRawSync(item.bytes).toString('utf8').includes(`"${employeeId}"`);

/** Types of items that name no driver, or whose text belongs to somebody else. */
const untouched = new Set([
  ...['site', 'admin', 'people', 'driver', 'erasure', 'import', 'sign-in', 'emailed-link'],
  ...['receivers', 'delivery'],
]);

/** What to do with an item of the site, so that it no longer names the driver; null if it does not. */
export const eraseFromItem = (tenant: Tenant, item: Item, replaced: Replaced): Steps | null => {
  const { employeeId } = replaced;
  if (untouched.has(item.type)) return null;
  if (item.type === 'trade') return eraseFromTrade(tenant, item, replaced);
  if (item.type === 'last-bulk') return isInChange(item, employeeId) ? deleting(item) : null;
  const isLastManual = item.type === 'last-manual';
  const isOwn = item.employeeId === employeeId || item.driverId === employeeId;
  if (isOwn || (isLastManual && item.sk.endsWith(`#${employeeId}`))) return deleting(item);
  const next =
    item.type === 'notes' ? eraseFromNotes(item, replaced) : replaceDriver(item, replaced);
  return next === item ? null : putting(item, next);
};
