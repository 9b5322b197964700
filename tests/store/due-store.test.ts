import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { getDueShard, toSiteItem } from '~/app/store/tenancy/site-item';
import { startTestStore } from '~/tests/support/embedded-store';
import { aScope, aSite } from './builders';

const store = await startTestStore();
afterAll(() => store.stop());

test('names an unreadable site and still lists the others of its page', async () => {
  const [good, odd] = [aScope({ companyId: 'SAME' }), aScope({ companyId: 'SAME', siteId: 'ODD' })];
  const shard = getDueShard(good);
  for (const item of [
    toSiteItem(aSite(good)),
    { ...toSiteItem(aSite(odd)), dueShard: toSiteItem(aSite(good)).dueShard, timeZone: 5 },
  ])
    await store.client.send(new PutCommand({ TableName: store.tableName, Item: item }));
  const until = '2999-01-01T00:00:00.000Z';
  const page = await store.stores.due.page({ shard, until, limit: 10 });
  expect(page).toMatchObject({
    sites: [aSite(good)],
    unreadable: [
      { tenant: { companyId: 'SAME', siteId: 'ODD' }, error: { name: 'UnreadableItem' } },
    ],
    cursor: null,
  });
});
