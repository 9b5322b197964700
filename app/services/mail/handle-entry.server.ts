import type { Call, Deps, Writing } from '~/app/ports/deps';
import type { Mailer, WaitingEntry } from '~/app/ports/mail';
import { makeSiteScope } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { removeDevice } from '~/app/services/contacts/remove-device.server';
import type { NewEvent } from '~/domain/activity/activity';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import { closingKinds } from '~/domain/mail/bulk-mail';
import { getDevices } from '~/domain/mail/contact';
import type { OutboxEntry } from '~/domain/mail/outbox-entry';
import type { Push } from '~/domain/mail/push';
import { maxAttempts, nextTryAt } from '~/domain/mail/retry';
import { isShown } from '~/domain/notes/note-board';
import { isStillClosing } from '~/domain/site/closing-reminder';
import { toInstant } from '~/domain/time/instant';
import { sendText } from './send-text.server';
import { tellAdministrators } from './tell-administrators.server';
import { tellDrivers } from './tell-drivers.server';

/**
 * Sends a notification, unless the device was removed meanwhile. Removes a device that its push service forgot, and a new
 * one that cannot be reached.
 */
const sendPush = async (
  { deps, mailer }: Call<Writing, { mailer: Pick<Mailer, 'push'> }>,
  entry: Pick<OutboxEntry, 'id'> & { readonly mail: Push },
): Promise<'sent' | 'dropped'> => {
  const { companyId, siteId, employeeId, deviceId, message } = entry.mail;
  const scope = makeSiteScope({ companyId, siteId }, { role: 'system', name: 'Mail' });
  const contact = await deps.stores.contacts.get(scope, employeeId);
  const device = getDevices(contact).find(({ id }) => id === deviceId);
  const isAllowed = device && (!device.unconfirmed || message.kind === 'device-confirmation');
  if (!isAllowed) return 'dropped';
  const pushed = mailer.push(device, entry);
  // A new device has one try. Otherwise made-up devices could fill the queue that all sites share.
  const result = await (device.unconfirmed ? pushed.catch(() => 'gone') : pushed);
  if (result === 'sent') return 'sent';
  const event = { code: 'device-lost', driverId: employeeId } as const;
  await removeDevice({ deps, scope, employeeId, deviceId, event });
  return 'dropped';
};

const actor = { role: 'system', name: 'Mail' } as const;

export interface Sender {
  readonly deps: Pick<Deps, Writing | 'sha256' | 'texting'>;
  readonly mailer: Mailer;
}

/** What became of an entry. `taken`: another sender has it. `dropped`: it no longer applies. */
export type Handled =
  | { readonly outcome: 'sent' | 'told' | 'dropped' | 'given-up' | 'taken' }
  | { readonly outcome: 'failed'; readonly error: unknown };

/**
 * Where a failed message is logged, and the event to log. One for drivers is logged at their site, without an address;
 * others are logged for the master administrator.
 */
const describeLoss = (
  entry: WaitingEntry,
  getSubject: Mailer['getSubject'],
): { tenant: Tenant; event: NewEvent } => {
  const attempts = maxAttempts;
  if ('notice' in entry) {
    const { notice } = entry;
    const event = { code: 'notice-undelivered', notice: notice.kind, attempts } as const;
    if (notice.kind !== 'company-changed') return { tenant: notice, event };
    return { tenant: defaultTenant, event: { ...event, companyId: notice.act.companyId } };
  }
  const { mail } = entry;
  const to = 'employeeId' in mail ? { driverId: mail.employeeId } : { email: mail.to };
  return {
    tenant: 'employeeId' in mail ? mail : defaultTenant,
    event: { code: 'mail-undelivered', subject: getSubject(mail), to, attempts },
  };
};

const giveUp = async ({ deps, mailer }: Sender, entry: WaitingEntry): Promise<Handled> => {
  const { tenant, event } = describeLoss(entry, mailer.getSubject);
  const activity = makeLogEntry(deps, { actor }, 'update', event, {
    at: toInstant(deps.clock.now()),
  });
  const isMine = await deps.stores.outbox.giveUp(entry, { tenant, activity });
  return { outcome: isMine ? 'given-up' : 'taken' };
};

const isAboutClosing = <Message extends { readonly kind: string }>(
  message: Message,
): message is Extract<Message, { kind: (typeof closingKinds)[number] }> =>
  closingKinds.some((kind) => kind === message.kind);

/**
 * Whether, after a message was written, its closing was moved or canceled, its note withdrawn or over, the address it asks about
 * replaced, removed or confirmed, or nothing waits.
 */
const isOutdated = async (
  { stores, clock }: Sender['deps'],
  { mail }: OutboxEntry,
): Promise<boolean> => {
  const message = 'message' in mail ? mail.message : mail;
  if (message.kind === 'note' && 'siteId' in mail) {
    const now = toInstant(clock.now());
    const notes = await stores.notes.current(mail);
    return !notes.some((note) => note.id === message.noteId && isShown(note, now));
  }
  if (mail.kind === 'address-confirmation') {
    const contact = await stores.contacts.get(makeSiteScope(mail, actor), mail.employeeId);
    return contact?.email !== mail.to || !contact.unconfirmed;
  }
  if (mail.kind === 'requests-waiting') return (await stores.registrations.totals()).pending === 0;
  if (!('siteId' in mail) || !isAboutClosing(message)) return false;
  const { site } = await stores.sites.read(mail);
  const of = message.periodId === null ? 'vacations' : 'jobs';
  return !site || !isStillClosing(site, { of, closesAt: message.closesAt }, toInstant(clock.now()));
};

const deliver = async (
  sender: Sender,
  { mail, ...entry }: OutboxEntry,
): Promise<'sent' | 'dropped'> => {
  if (mail.kind === 'push') return sendPush(sender, { ...entry, mail });
  if (mail.kind === 'text') return sendText(sender, { ...entry, mail });
  await sender.mailer.send({ ...entry, mail });
  return 'sent';
};

/** Sends a message or writes the messages of a notice, and deletes the entry. `claimed` is the entry as stored now. */
const finish = async ({ deps, mailer }: Sender, claimed: WaitingEntry): Promise<Handled> => {
  let outcome: 'sent' | 'told' | 'dropped' = 'dropped';
  if ('notice' in claimed) {
    const { notice } = claimed;
    const isTold =
      notice.kind === 'company-changed'
        ? await tellAdministrators({ deps, entry: claimed, notice })
        : await tellDrivers({ deps, entry: { ...claimed, notice } });
    if (!isTold) return { outcome: 'taken' };
    outcome = 'told';
  } else if (!(await isOutdated(deps, claimed))) {
    outcome = await deliver({ deps, mailer }, claimed);
  }
  await deps.stores.outbox.remove(claimed);
  return { outcome };
};

/** Claims a due entry and sends it, or gives it up after its last attempt. */
export const handleEntry = async (sender: Sender, entry: WaitingEntry): Promise<Handled> => {
  if (entry.attempts >= maxAttempts) return giveUp(sender, entry);
  const { clock, stores } = sender.deps;
  const retryAt = nextTryAt(entry.attempts, toInstant(clock.now()));
  if (!(await stores.outbox.claim(entry, retryAt))) return { outcome: 'taken' };
  try {
    return await finish(sender, { ...entry, attempts: entry.attempts + 1 });
  } catch (error) {
    return { outcome: 'failed', error };
  }
};
