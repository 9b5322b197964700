import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { toOutboxItem } from '~/app/store/mail/outbox-item';
import { startTestStore } from '~/tests/support/embedded-store';
import { fakeSite } from '~/tests/support/fake-site';
import { mails } from '~/tests/support/mails';
import { createTestMailer } from '~/tests/support/test-mailer';
import { now } from './builders';

const store = await startTestStore();
afterAll(() => store.stop());

test('sends emails of earlier versions, whose shard did not depend on their kind', async () => {
  const { client, tableName, stores } = store;
  const kinds = ['password-reset', 'award-published'] as const;
  for (const [n, kind] of kinds.entries()) {
    const item = toOutboxItem({ id: `01JDBHMGR${n}`, at: now, mail: mails[kind] });
    const Item = { ...item, dueShard: `MAIL#${n === 0 ? '07' : '15'}` };
    await client.send(new PutCommand({ TableName: tableName, Item }));
  }
  const { deps } = await fakeSite();
  const sent: string[] = [];
  const { failed } = await sendDueMails({
    deps: { ...deps, stores, clock: { now: () => Date.parse(now) } },
    mailer: createTestMailer(async ({ mail }) => void sent.push(mail.kind)),
    shards: allDueShards,
    hasTime: () => true,
  });
  expect(failed).toEqual([]);
  expect(sent.sort()).toEqual([...kinds].sort());
});
