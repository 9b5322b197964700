import { expect, test } from 'vitest';
import { fromCodeItem, toCodeItem } from '~/app/store/access/code-item';
import {
  fromOutboxItem,
  getOutboxKey,
  toNoticeItem,
  toOutboxItem,
} from '~/app/store/mail/outbox-item';
import { getShard, shardText } from '~/app/store/table/table';
import type { OneTimeCode } from '~/domain/access/one-time-code';
import { mails } from '~/tests/support/mails';
import { aMail, now } from './builders';

const id = '01JDBHMGR0000000000000000A';

test('makes a new email due at once, in the queue of those that a person waits for', () => {
  const item = toOutboxItem({ id, at: now, mail: aMail() });
  expect(item).toMatchObject({ ...getOutboxKey(id), dueShard: 'MAIL#URGENT', dueAt: now });
  expect(fromOutboxItem(item)).toEqual({ id, at: now, attempts: 0, mail: aMail() });
});

test('keeps bulk emails and notices of a site in one shard', () => {
  const tenant = { companyId: 'ACME', siteId: 'MAIN' };
  const notice = { ...tenant, kind: 'award-published', awardId: '2026-W49', version: 1 } as const;
  const items = [
    toNoticeItem({ id, at: now, notice }),
    toOutboxItem({ id: `${id}-1`, at: now, mail: { ...mails['award-published'], ...tenant } }),
    toOutboxItem({ id: `${id}-2`, at: now, mail: { ...mails['closing-soon'], ...tenant } }),
  ];
  const dueShard = `MAIL#${shardText(getShard('ACME#MAIN'))}`;
  expect(items.map((item) => item.dueShard)).toEqual([dueShard, dueShard, dueShard]);
});

test('refuses an invalid email address', () => {
  const item = toOutboxItem({ id, at: now, mail: aMail({ to: 'nobody' }) });
  expect(() => fromOutboxItem(item)).toThrow(/^A stored outbox cannot be read: mail.to$/);
});

test('finds a code by its hash, even after it expired', () => {
  const code: OneTimeCode = {
    hash: 'b'.repeat(64),
    kind: 'password-reset',
    companyId: 'ACME',
    siteId: 'LAX',
    username: 'admin',
    issuedAt: now,
    validUntil: '2026-11-26T12:00:00.000Z',
    usedAt: null,
  };
  const item = toCodeItem(code);
  expect(item).toMatchObject({ pk: `CODE#${code.hash}`, sk: 'CODE', type: 'code' });
  expect(Number(item.expiresAt)).toBeGreaterThan(Date.parse(code.validUntil) / 1000);
  expect(fromCodeItem(item)).toEqual(code);
});
