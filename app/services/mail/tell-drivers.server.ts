import { makeSiteScope } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { isReached, type Contact } from '~/domain/mail/contact';
import { getMessageKind, type DriverNotice, type NoticeEntry } from '~/domain/mail/notice';
import { toInstant } from '~/domain/shared/instant';
import type { SiteScope } from '~/domain/company/scope';
import { addressMessage } from './address-message';
import { findAnswerMessage } from './find-answer-message.server';
import { findAwardMessage } from './find-award-message.server';
import { findClosingMessage } from './find-closing-message.server';
import type { FindMessage } from './find-message';
import { findNoteMessage } from './find-note-message.server';
import { findUnseenMessage } from './find-unseen-message.server';
import { findWithdrawnMessage } from './find-withdrawn-message.server';

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
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'sha256' | 'texting'>;
  entry: DriverEntry;
}): Promise<boolean> => {
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
