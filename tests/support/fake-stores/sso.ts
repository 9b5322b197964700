import type { Stores } from '~/app/ports/deps';
import type { Memory } from './memory';

const none = { version: 0, settings: null };

export const createSso = ({ sso, ssoAccounts, post, log }: Memory): Stores['sso'] => ({
  read: async (companyId) => sso.get(companyId) ?? none,
  save: async (scope, { read, next, entry, mails }) => {
    const { version } = sso.get(scope.companyId) ?? none;
    if (version !== read.version) return false;
    sso.put(scope.companyId, { version: version + 1, settings: next });
    for (const mail of mails) post(mail);
    log(scope, entry);
    return true;
  },
  report: async (scope, entry, mails) => {
    for (const mail of mails) post(mail);
    log(scope, entry);
  },
  findAccount: async (companyId, digest) => ssoAccounts.get(`${companyId}#${digest}`),
  rememberAccount: async (companyId, digest, account) =>
    ssoAccounts.put(`${companyId}#${digest}`, account),
});
