import type { Stores } from '~/app/ports/deps';
import { listCompanyAdmins } from '~/domain/company/company-admins';
import { within, type Memory } from './memory';

export const createPeople = ({
  admins,
  companyAdminLists,
  codes,
  versions,
  post,
  log,
  saveAdmin,
}: Memory): Stores['people'] => {
  const getCompanyAdmins = (companyId: string) =>
    companyAdminLists.get(companyId) ?? { version: 0, accounts: [] };
  const listKey = (tenant: Parameters<typeof within>[0]) => within(tenant, 'PEOPLE');
  return {
    read: async (scope) => ({
      version: versions.get(listKey(scope)) ?? 0,
      people: admins.below(within(scope)),
      companyAdmins: getCompanyAdmins(scope.companyId),
    }),
    change: async (scope, { version, companyAdmins }, { read, next, code, mail, entry }) => {
      if ((versions.get(listKey(scope)) ?? 0) !== version) return false;
      if (getCompanyAdmins(scope.companyId).version !== companyAdmins.version) return false;
      if (read === null && next && admins.has(within(scope, next.username))) return false;
      if (read && !saveAdmin(scope, read, next ?? read)) return false;
      if (read && !next) admins.delete(within(scope, read.username));
      if (!read && next) admins.put(within(scope, next.username), next);
      if (code) codes.put(code.hash, code);
      if (mail) post(mail);
      log(scope, entry);
      versions.put(listKey(scope), version + 1);
      const { username } = (next ?? read)!;
      const isCompanyAdmin = next?.role === 'company-admin';
      const accounts = listCompanyAdmins(
        companyAdmins.accounts,
        { siteId: scope.siteId, username },
        isCompanyAdmin,
      );
      if (accounts !== companyAdmins.accounts)
        companyAdminLists.put(scope.companyId, { version: companyAdmins.version + 1, accounts });
      return true;
    },
    companyAdmins: async (companyId) =>
      getCompanyAdmins(companyId).accounts.flatMap(({ siteId, username }) => {
        const credential = admins.get(within({ companyId, siteId }, username));
        return credential?.role === 'company-admin' ? [{ siteId, credential }] : [];
      }),
    setName: async (scope, { username, name, entry }) => {
      const stored = admins.get(within(scope, username));
      if (!stored) return false;
      admins.put(within(scope, username), { ...stored, name });
      log(scope, entry);
      return true;
    },
    noteSignIn: async (scope, username, at) => {
      const stored = admins.get(within(scope, username));
      if (stored) admins.put(within(scope, username), { ...stored, lastSignInAt: at });
    },
  };
};
