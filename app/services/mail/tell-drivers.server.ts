import { makeSiteScope } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { getsMail } from '~/domain/mail/contact';
import { wants } from '~/domain/mail/message-kinds';
import { getMessageKind, type NoticeEntry } from '~/domain/mail/notice';
import { toInstant } from '~/domain/shared/instant';
import type { SiteScope } from '~/domain/company/scope';
import { findAwardMail } from './find-award-mail.server';
import { findClosingMail } from './find-closing-mail.server';
import type { FindMail } from './find-mail';
import { findNoteMail } from './find-note-mail.server';
import { findUnseenMail } from './find-unseen-mail.server';
import { findWithdrawnMail } from './find-withdrawn-mail.server';

const pageSize = 50;

const prepare = async (
  deps: Pick<Deps, 'stores' | 'clock'>,
  scope: SiteScope,
  { notice }: NoticeEntry,
): Promise<FindMail | null> => {
  const { site, company } = await deps.stores.sites.read(scope);
  if (!site?.isActive || !company?.isActive) return null;
  const about = { deps, scope, site, company };
  switch (notice.kind) {
    case 'award-published':
      return findAwardMail(about, notice);
    case 'award-withdrawn':
      return findWithdrawnMail(about, notice);
    case 'result-unseen':
      return findUnseenMail(about, notice);
    case 'note-sent':
      return findNoteMail(about, notice, toInstant(deps.clock.now()));
    case 'closing-soon':
    case 'cutoff-extended':
    case 'list-missing':
      return findClosingMail(about, notice, toInstant(deps.clock.now()));
  }
};

/**
 * Writes a claimed notice's emails to all drivers who have an address and want them, page by page. Each page and the position
 * reached are one transaction, so that continuing after a crash neither repeats nor skips an email. False if
 * another sender has taken over the notice.
 */
export const tellDrivers = async ({
  deps,
  entry,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'sha256'>;
  entry: NoticeEntry;
}): Promise<boolean> => {
  const { contacts, outbox } = deps.stores;
  const { id, at, notice } = entry;
  const { companyId, siteId } = notice;
  const scope = makeSiteScope({ companyId, siteId }, { role: 'system', name: 'Mail' });
  const kind = getMessageKind(notice);
  let findMail: FindMail | null = null;
  let { toldUpTo } = entry;
  for (;;) {
    const page = await contacts.page(scope, { after: toldUpTo, limit: pageSize });
    const last = page.at(-1);
    if (!last) return true;
    findMail ??= await prepare(deps, scope, entry);
    if (!findMail) return true;
    const mails = page.filter(getsMail).flatMap((contact) => {
      if (!wants(contact, 'email', kind)) return [];
      const mail = findMail?.(contact);
      // The email's ID appears in logs and headers, so it contains a digest instead of the employee ID.
      const digest = deps.sha256(`${id} ${contact.employeeId}`).slice(0, 16);
      return mail ? [{ id: `${id}-${digest}`, at, mail }] : [];
    });
    const next = { toldUpTo: last.employeeId, mails };
    if (!(await outbox.spread({ ...entry, toldUpTo }, next))) return false;
    ({ toldUpTo } = next);
  }
};
