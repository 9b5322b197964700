import type { Stores } from '~/app/ports/deps';
import type { MailQueue } from '~/app/ports/mail';
import { getMailQueue } from '~/app/store/mail/mail-queue';
import { fail, ok } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import type { Instant } from '~/domain/time/instant';
import { within, type Memory } from './memory';

export const createContacts = (memory: Memory): Stores['contacts'] => {
  const { drivers, contacts, post, log } = memory;
  return {
    get: async (scope, employeeId) => contacts.get(within(scope, employeeId)),
    page: async (scope, { after, limit }) =>
      contacts
        .below(within(scope))
        .filter(({ employeeId }) => employeeId > after)
        .slice(0, limit),
    change: async (scope, employeeId, { known, stillUnconfirmed = false, next, entry, mails }) => {
      const key = within(scope, employeeId);
      if ((contacts.get(key)?.email ?? null) !== known || !drivers.has(key))
        return fail({ code: 'contact-changed' });
      const {
        email: _email,
        lost: _lost,
        asked: _asked,
        unconfirmed,
        ...kept
      } = contacts.get(key) ?? { employeeId };
      if (known !== null && stillUnconfirmed && !unconfirmed)
        return fail({ code: 'contact-changed' });
      contacts.put(key, { ...kept, ...next });
      for (const mail of mails) post(mail);
      if (entry) log(scope, entry);
      return ok(null);
    },
    setMuted: async (scope, employeeId, muted, entry) => {
      const key = within(scope, employeeId);
      if (!drivers.has(key)) return false;
      contacts.put(key, { ...(contacts.get(key) ?? { employeeId }), muted });
      log(scope, entry);
      return true;
    },
    changeDevices: async (scope, employeeId, { knownVersion, devices, entry, messages }) => {
      const key = within(scope, employeeId);
      const contact = contacts.get(key) ?? { employeeId };
      if ((contact.push?.version ?? 0) !== knownVersion || !drivers.has(key))
        return fail({ code: 'contact-changed' });
      contacts.put(key, { ...contact, push: { version: knownVersion + 1, devices: [...devices] } });
      for (const message of messages) post(message);
      log(scope, entry);
      return ok(null);
    },
    changePhone: async (scope, employeeId, { knownVersion, next, entry, messages }) => {
      const key = within(scope, employeeId);
      const contact = contacts.get(key) ?? { employeeId };
      if ((contact.phone?.version ?? 0) !== knownVersion || !drivers.has(key))
        return fail({ code: 'contact-changed' });
      contacts.put(key, { ...contact, phone: { ...next, version: knownVersion + 1 } });
      for (const message of messages) post(message);
      if (entry) log(scope, entry);
      return ok(null);
    },
    withNumber: async (number) =>
      contacts.paths().flatMap((path) => {
        const [companyId = '', siteId = '', employeeId = ''] = path.split('#');
        const found = contacts.get(path)?.phone?.number === number;
        return found ? [{ companyId, siteId, employeeId }] : [];
      }),
    setLanguage: async (scope, employeeId, language) => {
      const key = within(scope, employeeId);
      if (!drivers.has(key)) return;
      contacts.put(key, { ...(contacts.get(key) ?? { employeeId }), language });
    },
  };
};

export const createOutbox = (memory: Memory): Stores['outbox'] => {
  const { outbox, post, log } = memory;
  const waitingIn = ({
    queue,
    until,
    limit,
  }: {
    queue: MailQueue;
    until: Instant;
    limit: number;
  }) =>
    outbox
      .below('')
      .filter(({ entry, dueAt }) => getMailQueue(entry) === queue && dueAt <= until)
      .sort((a, b) => compareText(a.dueAt, b.dueAt))
      .slice(0, limit);
  return {
    due: async (input) => waitingIn(input).map(({ entry }) => entry),
    dueSince: async (input) => waitingIn({ ...input, limit: 1 })[0]?.dueAt ?? null,
    claim: async (entry, retryAt) => {
      if (outbox.get(entry.id)?.entry.attempts !== entry.attempts) return false;
      outbox.put(entry.id, {
        entry: { ...entry, attempts: entry.attempts + 1 },
        dueAt: retryAt,
      });
      return true;
    },
    spread: async ({ id, attempts, toldUpTo }, next) => {
      const stored = outbox.get(id);
      if (!stored || !('notice' in stored.entry)) return false;
      const { entry, dueAt } = stored;
      if (entry.attempts !== attempts || entry.toldUpTo !== toldUpTo) return false;
      outbox.put(id, { entry: { ...entry, toldUpTo: next.toldUpTo }, dueAt });
      for (const mail of next.mails) post(mail);
      if (next.logged) log(next.logged.tenant, next.logged.activity);
      return true;
    },
    remove: async ({ id }) => void outbox.delete(id),
    giveUp: async ({ id }, { tenant, activity: entry }) => {
      if (!outbox.has(id)) return false;
      outbox.delete(id);
      log(tenant, entry);
      return true;
    },
  };
};
