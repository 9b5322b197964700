import type { Call, Deps } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import { readResults } from '~/app/services/results/read-unseen.server';
import type { SiteScope } from '~/domain/company/scope';
import type { BulkMessage } from '~/domain/mail/bulk-mail';
import { getConfirmedDevices, getsMail, type Contact, isReached } from '~/domain/mail/contact';
import { wants, type MessageKind } from '~/domain/mail/message-kinds';
import { type DriverNotice, type NoticeEntry, getMessageKind } from '~/domain/mail/notice';
import type { NewOutgoing } from '~/domain/mail/outbox-entry';
import { getTextNumber } from '~/domain/mail/phone';
import { toPush } from '~/domain/mail/push';
import { toText } from '~/domain/mail/text-message';
import { isShown, makeRecipientTest } from '~/domain/notes/note-board';
import { getCatalogue } from '~/domain/site/current-award';
import { type Instant, toInstant } from '~/domain/time/instant';
import { siteFields } from './driver-fields.server';
import { findAnswerMessage } from './find-answer-message.server';
import { findAwardMessage } from './find-award-message.server';
import { findClosingMessage } from './find-closing-message.server';
import { forNamed, type FindMessage, type NoticeSite } from './find-message';
import { findWithdrawnMessage } from './find-withdrawn-message.server';

/** The message for each driver who has not confirmed their result. Nobody gets one for a version that no longer counts. */
export const findUnseenMessage = async (
  { deps, scope, site }: NoticeSite,
  { awardId, version }: Extract<DriverNotice, { kind: 'result-unseen' }>,
): Promise<FindMessage | null> => {
  const of = getCatalogue(awardId);
  const read = await readResults({ deps, access: { scope, site }, of });
  const publishedAt = (of === 'jobs' ? site.window : site.vacation).publishedAt;
  if (read?.award.periodId !== awardId || read.award.version !== version || !publishedAt)
    return null;
  const names = new Map(read.unseen.map(({ employeeId, name }) => [employeeId, name]));
  const { at: published, ...fields } = siteFields(site, publishedAt, read.site);
  const periodId = of === 'jobs' ? awardId : null;
  return forNamed(names, ({ language, ...driver }) => {
    return { kind: 'result-unseen', language, ...fields, ...driver, periodId, published };
  });
};

/** A driver's message by every channel that the driver chose for it. */
const addressMessage = (
  { sha256, texting }: Pick<Deps, 'sha256' | 'texting'>,
  { id, at }: Pick<NoticeEntry, 'id' | 'at'>,
  { contact, kind, message }: { contact: Contact; kind: MessageKind; message: BulkMessage },
): NewOutgoing[] => {
  const { employeeId } = contact;
  // The ID appears in logs and headers, so it contains a digest instead of the employee ID.
  const toId = (...receiver: string[]) =>
    `${id}-${sha256([id, employeeId, ...receiver].join(' ')).slice(0, 16)}`;
  const number = texting && wants(contact, 'sms', kind) ? getTextNumber(contact) : undefined;
  const devices = wants(contact, 'push', kind) ? getConfirmedDevices(contact) : [];
  return [
    ...(getsMail(contact) && wants(contact, 'email', kind)
      ? [{ id: toId(), at, mail: { ...message, to: contact.email } }]
      : []),
    ...devices.map((device) => ({ id: toId(device.id), at, mail: toPush(message, device.id) })),
    ...(number === undefined ? [] : [{ id: toId('text'), at, mail: toText(message, number) }]),
  ];
};

/** The message for each driver to whom a note goes. Nobody gets one if the note is not shown anymore. */
const findNoteMessage = async (
  { deps, scope, site }: NoticeSite,
  { noteId }: Extract<DriverNotice, { kind: 'note-sent' }>,
  now: Instant,
): Promise<FindMessage | null> => {
  const [notes, { items: drivers }] = await Promise.all([
    deps.stores.notes.current(scope),
    deps.stores.drivers.list(scope),
  ]);
  const note = notes.find(({ id }) => id === noteId);
  if (!note || !isShown(note, now)) return null;
  const isRecipient = makeRecipientTest(note);
  const names = new Map(
    drivers
      .filter(({ employeeId }) => isRecipient(employeeId))
      .map(({ employeeId, name }) => [employeeId, name]),
  );
  const { title, text } = note;
  const fields = siteFields(site, note.at);
  return forNamed(names, ({ language, ...driver }) => {
    return { kind: 'note', language, ...fields, ...driver, noteId, title, text };
  });
};

type DriverEntry = NoticeEntry & { readonly notice: DriverNotice };

const pageSize = 50;

/** A transaction has 100 items at most, and the notice is one of them. */
const maxAtOnce = 99;

/** The first drivers whose messages fit into one transaction. */
const takeWhatFits = <Told extends { readonly mails: readonly unknown[] }>(
  drivers: readonly Told[],
): readonly Told[] => {
  let count = 0;
  const end = drivers.findIndex(({ mails }) => (count += mails.length) > maxAtOnce);
  return end === -1 ? drivers : drivers.slice(0, end);
};

const prepare = async (
  deps: Pick<Deps, 'stores' | 'clock'>,
  scope: SiteScope,
  { notice }: DriverEntry,
): Promise<FindMessage | null> => {
  const { site, company } = await deps.stores.sites.read(scope);
  if (!site?.isActive || !company?.isActive) return null;
  const about = { deps, scope, site, company };
  switch (notice.kind) {
    case 'award-published':
      return findAwardMessage(about, notice);
    case 'award-withdrawn':
      return findWithdrawnMessage(about, notice);
    case 'result-unseen':
      return findUnseenMessage(about, notice);
    case 'claim-answered':
      return findAnswerMessage(about, notice);
    case 'note-sent':
      return findNoteMessage(about, notice, toInstant(deps.clock.now()));
    case 'closing-soon':
    case 'cutoff-extended':
    case 'list-missing':
      return findClosingMessage(about, notice, toInstant(deps.clock.now()));
  }
};

/** The next contacts of a notice: of the one driver whom it concerns, or of the site's drivers. */
const readPage = async (
  { stores: { contacts } }: Pick<Deps, 'stores'>,
  scope: SiteScope,
  { notice, toldUpTo }: DriverEntry,
): Promise<readonly Contact[]> => {
  if (!('employeeId' in notice)) return contacts.page(scope, { after: toldUpTo, limit: pageSize });
  const contact = toldUpTo === '' ? await contacts.get(scope, notice.employeeId) : null;
  return contact ? [contact] : [];
};

/**
 * Writes a claimed notice's messages to the drivers, by the channels that each of them chose, page by page. Each page
 * and the position reached are one transaction, so that continuing after a crash neither repeats nor skips messages.
 * False if another sender has taken over the notice.
 */
export const tellDrivers = async ({
  deps,
  entry,
}: Call<'stores' | 'clock' | 'sha256' | 'texting', { entry: DriverEntry }>): Promise<boolean> => {
  const { outbox } = deps.stores;
  const { notice } = entry;
  const { companyId, siteId } = notice;
  const scope = makeSiteScope({ companyId, siteId }, { role: 'system', name: 'Mail' });
  const kind = getMessageKind(notice);
  const hasTexts = deps.texting !== null;
  let findMessage: FindMessage | null = null;
  let { toldUpTo } = entry;
  for (;;) {
    const page = await readPage(deps, scope, { ...entry, toldUpTo });
    if (page.length === 0) return true;
    findMessage ??= await prepare(deps, scope, entry);
    if (!findMessage) return true;
    const find = findMessage;
    const reached = page.map((contact) => {
      const message = isReached(contact, kind, hasTexts) ? find(contact) : null;
      const mails = message ? addressMessage(deps, entry, { contact, kind, message }) : [];
      return { employeeId: contact.employeeId, mails };
    });
    const told = takeWhatFits(reached);
    const next = {
      toldUpTo: told.at(-1)?.employeeId ?? toldUpTo,
      mails: told.flatMap(({ mails }) => mails),
    };
    if (!(await outbox.spread({ ...entry, toldUpTo }, next))) return false;
    ({ toldUpTo } = next);
  }
};
