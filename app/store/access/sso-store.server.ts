import * as z from 'zod';
import type { SsoStore, StoredSso, StoredSsoFailures } from '~/app/ports/sso';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { hasVersion, setting, type Db } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { putItem, updateItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { toOutboxItem } from '~/app/store/mail/outbox-item';
import { companySsoKey, ssoAccountKey, ssoFailuresKey } from '~/app/store/table/installation-keys';
import { timeToLiveAttribute } from '~/app/store/table/table';
import { companyIdSchema } from '~/domain/company/company-schema';
import { getFailureEnd, ssoFailureSchema } from '~/domain/sso/sso-failure';
import { ssoAccountSchema, ssoSettingsSchema } from '~/domain/sso/sso-settings-schema';

const type = 'sso';
const accountType = 'sso-account';
export const failuresType = 'sso-failures';
const none: StoredSso = { version: 0, settings: null };
const schema = z.object({ version: z.int(), settings: ssoSettingsSchema.nullable() });
const noFailures: StoredSsoFailures = { version: 0, failures: [] };
const failuresSchema = z.object({ version: z.int(), failures: z.array(ssoFailureSchema) });

const isCompanyId = (text: string): boolean => companyIdSchema.safeParse(text).success;

export const createSsoStore = (db: Db): SsoStore => ({
  read: async (companyId) => {
    const item = isCompanyId(companyId) ? await getItem(db, companySsoKey(companyId)) : undefined;
    return item ? readItem(type, schema, item) : none;
  },
  save: async (scope, { read: { version }, next: settings, entry, mails }) => {
    const refused = await transact(db, [
      {
        put: { ...companySsoKey(scope.companyId), type, version: version + 1, settings },
        if: hasVersion(version),
        refused: 'changed',
      },
      ...(settings === null ? [{ delete: ssoFailuresKey(scope.companyId) }] : []),
      ...mails.map((mail) => ({ put: toOutboxItem(mail) })),
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0;
  },
  report: async (scope, entry, mails) => {
    await transact(db, [
      ...mails.map((mail) => ({ put: toOutboxItem(mail) })),
      { put: toActivityItem(scope, entry) },
    ]);
  },
  findAccount: async (companyId, digest) => {
    const item = await getItem(db, ssoAccountKey(companyId, digest));
    return item ? readItem(accountType, ssoAccountSchema, item) : null;
  },
  rememberAccount: (companyId, digest, { siteId, username }) =>
    putItem(db, { ...ssoAccountKey(companyId, digest), type: accountType, siteId, username }),
  readFailures: async (companyId) => {
    const item = await getItem(db, ssoFailuresKey(companyId));
    return item ? readItem(failuresType, failuresSchema, item) : noFailures;
  },
  saveFailures: async (companyId, { version }, failures) => {
    const ends = Math.max(...failures.map(getFailureEnd));
    const update = setting({
      type: failuresType,
      version: version + 1,
      failures,
      [timeToLiveAttribute]: Math.ceil(ends / 1000),
    });
    return (await updateItem(db, ssoFailuresKey(companyId), update, hasVersion(version))) !== null;
  },
});
