import type { Stores } from '~/app/ports/deps';
import type { Memory } from './memory';

const none = { version: 0, settings: null };
const noFailures = { version: 0, failures: [] };

export const createSso = ({ sso, ssoAccounts, ssoFailures, post, log }: Memory): Stores['sso'] => ({
  read: async (companyId) => sso.get(companyId) ?? none,
  save: async (scope, { read, next, entry, mails }) => {
    const { version } = sso.get(scope.companyId) ?? none;
    if (version !== read.version) return false;
    sso.put(scope.companyId, { version: version + 1, settings: next });
    if (next === null) ssoFailures.delete(scope.companyId);
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
  readFailures: async (companyId) => ssoFailures.get(companyId) ?? noFailures,
  saveFailures: async (companyId, read, failures) => {
    const { version } = ssoFailures.get(companyId) ?? noFailures;
    if (version !== read.version) return false;
    ssoFailures.put(companyId, { version: version + 1, failures });
    return true;
  },
});
