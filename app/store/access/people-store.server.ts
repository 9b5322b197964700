import * as z from 'zod';
import type { People, PeopleChange, PeopleStore } from '~/app/ports/people';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { hasVersion, isMissing, isThere, setting, type Db, type Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem, getItems } from '~/app/store/dynamo/read-items.server';
import { updateItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { toOutboxItem } from '~/app/store/mail/outbox-item';
import { adminSummarySteps } from '~/app/store/summaries/summary-item';
import { companyAdminsKey } from '~/app/store/table/installation-keys';
import { adminKey, peopleKey } from '~/app/store/table/keys';
import { listCompanyAdmins } from '~/domain/company/company-admins';
import type { SiteScope } from '~/domain/company/scope';
import { newCodeSteps } from './code-item';
import { companyAdminsStep, fromCompanyAdminsItem } from './company-admins-item';
import { fromAdminItem, toAdminItem } from './credential-item';
import { readAdmins } from './read-admins.server';
import { isAsRead, saveAdminSteps } from './save-admin-steps';

const type = 'people';
const headSchema = z.object({ version: z.int() });

/** A site where nobody was invited or removed yet has no head, which counts as version 0. */
const readHeads = async (db: Db, scope: SiteScope): Promise<Omit<People, 'people'>> => {
  const [head, admins] = await getItems(db, [peopleKey(scope), companyAdminsKey(scope.companyId)]);
  return {
    version: head ? readItem(type, headSchema, head).version : 0,
    companyAdmins: fromCompanyAdminsItem(admins),
  };
};

const toHead = (scope: SiteScope, version: number): Item => ({
  ...peopleKey(scope),
  type,
  version,
});

const refused = 'people-changed' as const;

const toCompanyAdminsStep = (
  { companyId, siteId }: SiteScope,
  { companyAdmins }: People,
  { read, next }: PeopleChange,
) => {
  const username = (next ?? read)?.username ?? '';
  const isCompanyAdmin = next?.role === 'company-admin';
  const accounts = listCompanyAdmins(companyAdmins.accounts, { siteId, username }, isCompanyAdmin);
  return { ...companyAdminsStep(companyId, companyAdmins, accounts), refused };
};

const toCredentialSteps = (scope: SiteScope, { read, next }: PeopleChange) => {
  if (read === null) return next ? [{ put: toAdminItem(scope, next), if: isMissing, refused }] : [];
  if (next) return saveAdminSteps(scope, { read, next });
  return [
    { delete: adminKey(scope, read.username), if: isAsRead(read), refused },
    ...adminSummarySteps(scope, { read, next }),
  ];
};

export const createPeopleStore = (db: Db): PeopleStore => ({
  read: async (scope) => {
    // The versions are read first, so that a change between the two reads raises one and is noticed.
    const heads = await readHeads(db, scope);
    return { ...heads, people: await readAdmins(db, scope) };
  },
  change: async (scope, read, change) => {
    const { code, mail, entry } = change;
    const refusals = await transact(db, [
      { put: toHead(scope, read.version + 1), if: hasVersion(read.version), refused },
      toCompanyAdminsStep(scope, read, change),
      ...toCredentialSteps(scope, change),
      ...(code ? newCodeSteps(code) : []),
      ...(mail ? [{ put: toOutboxItem(mail) }] : []),
      { put: toActivityItem(scope, entry) },
    ]);
    return refusals.length === 0;
  },
  companyAdmins: async (companyId) => {
    const { accounts } = fromCompanyAdminsItem(await getItem(db, companyAdminsKey(companyId)));
    const items = await getItems(
      db,
      accounts.map(({ siteId, username }) => adminKey({ companyId, siteId }, username)),
    );
    return accounts.flatMap(({ siteId }, index) => {
      const item = items[index];
      const credential = item && fromAdminItem(item);
      return credential?.role === 'company-admin' ? [{ siteId, credential }] : [];
    });
  },
  setName: async (scope, { username, name, entry }) => {
    const refusals = await transact(db, [
      {
        update: adminKey(scope, username),
        by: setting({ name }),
        if: isThere,
        refused: 'no-account',
      },
      { put: toActivityItem(scope, entry) },
    ]);
    return refusals.length === 0;
  },
  noteSignIn: async (scope, username, at) => {
    await updateItem(db, adminKey(scope, username), setting({ lastSignInAt: at }), isThere);
  },
});
