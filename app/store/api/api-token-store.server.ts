import type { ApiTokenStore } from '~/app/ports/api-tokens';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { hasVersion, type Db } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { apiTokensKey, isTenant } from '~/app/store/table/keys';
import { readWithSite } from '~/app/store/tenancy/read-with-site.server';
import { apiTokensSchema, type ApiTokens } from '~/domain/api/api-token-schema';

const type = 'api-tokens';
const none: ApiTokens = { version: 0, tokens: [] };
const fromItem = (item: Record<string, unknown> | undefined): ApiTokens =>
  item ? readItem(type, apiTokensSchema, item) : none;

/** One item, of less than 4 KB unless a site has many tokens, so that a request of a program mostly costs one read unit for it. */
export const createApiTokenStore = (db: Db): ApiTokenStore => ({
  readWithSite: async (tenant) => {
    if (!isTenant(tenant)) return { site: null, company: null, tokens: none };
    const { item, ...found } = await readWithSite(db, tenant, apiTokensKey(tenant));
    return { ...found, tokens: fromItem(item) };
  },
  read: async (scope) => fromItem(await getItem(db, apiTokensKey(scope))),
  save: async (scope, { version, tokens }, entry) => {
    const refused = await transact(db, [
      {
        put: { ...apiTokensKey(scope), type, version: version + 1, tokens },
        if: hasVersion(version),
        refused: 'changed',
      },
      ...(entry ? [{ put: toActivityItem(scope, entry) }] : []),
    ]);
    return refused.length === 0;
  },
});
