import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { getReasonText } from '~/app/components/ranking/result/outcome-card';
import { createIds } from '~/app/platform/wiring/wiring.server';
import { fromCodeItem } from '~/app/store/access/code-item';
import { fromAdminItem, toAdminItem } from '~/app/store/access/credential-item';
import { fromActivityItem, toActivityItem } from '~/app/store/activity/activity-item';
import { fromOutboxItem, toNoticeItem, toOutboxItem } from '~/app/store/mail/outbox-item';
import { fromOutcomeItem } from '~/app/store/selection/award-item';
import { fromPublicationItem, toPublicationItem } from '~/app/store/selection/publication-item';
import { fromMonthlyUsageItem } from '~/app/store/summaries/monthly-usage-item';
import { claimKey, contactKey } from '~/app/store/table/keys';
import { shardText } from '~/app/store/table/table';
import { fromRegistrationItem } from '~/app/store/tenancy/registration-item';
import { fromSiteItem, toSiteItem } from '~/app/store/tenancy/site-item';
import { adminCredentialSchema } from '~/domain/access/credential';
import type { OpenClaim } from '~/domain/claims/claim';
import type { NewMail } from '~/domain/mail/mail';
import { startTestStore } from '~/tests/support/embedded-store';
import { mails } from '~/tests/support/mails';
import { aDriver } from '~/tests/support/roster-builders';
import { aStepPasskey } from '~/tests/support/second-factor';
import { aMail, anAdmin, anEntry, aScope, aSite, now } from './builders';

/** After a rollback the previous version reads what the newer one has written. */

const store = await startTestStore();
afterAll(() => store.stop());
const put = (Item: object) =>
  store.client.send(new PutCommand({ TableName: store.tableName, Item: { ...Item } }));

test.each([
  [{ code: 'shift-swapped', jobId: 'J001', count: 2 }, 'shift-swapped (jobId: J001, count: 2)'],
  [{ code: 'signed-in', by: 'badge' }, 'signed-in (by: badge)'],
])('reads a newer event %j as text', (event, text) => {
  const actor = { role: 'auditor', id: 'dora', name: 'Dora' };
  const newer = { ...toActivityItem(aScope(), anEntry()), actor, action: 'swap', event };
  expect(fromActivityItem(newer)).toMatchObject({
    actor,
    action: 'swap',
    event: { code: 'text', text },
  });
  expect(() => fromActivityItem({ ...newer, event: 'text' })).toThrow('event');
});

test('reads a newer reason as text, and keeps a newer assignment type', () => {
  const outcome = {
    employeeId: '1000001',
    awardedId: 'J1',
    assignmentType: 'by-lot',
    reasons: [{ rank: 1, pickId: 'J2', code: 'lost-lot', number: 7 }],
  };
  const read = fromOutcomeItem({ type: 'outcome', ...outcome });
  expect(read.assignmentType).toBe('by-lot');
  expect(read.reasons.map(getReasonText)).toEqual(['lost-lot (number: 7)']);
  expect(read.reasons).toMatchObject([{ rank: 1, pickId: 'J2' }]);
});

test('ignores usage of a newer kind, and keeps the rest', () => {
  const newer = { type: 'monthly-usage', 'emails:2026-11': 2, 'calls:2026-11': 9, 'saves:2026': 1 };
  expect(fromMonthlyUsageItem(newer)).toEqual({
    '2026-11': { saves: 0, emails: 2, texts: 0, notifications: 0 },
  });
});

test('finds no administrator with a newer role', async () => {
  const scope = aScope();
  await put(toAdminItem(scope, anAdmin()));
  const newer = { ...toAdminItem(scope, anAdmin({ username: 'auditor' })), role: 'auditor' };
  await put(newer);
  expect((await store.stores.access.readAdmin(scope, 'auditor')).credential).toBeNull();
  expect((await store.stores.access.readAdmin(scope, 'admin')).credential).toEqual(anAdmin());
  expect(await store.stores.credentials.administrators(scope)).toEqual([anAdmin()]);
  expect(() => fromAdminItem({ ...newer, role: 7 })).toThrow('A stored admin cannot be read: role');
});

test('an earlier release asks for a recovery code where only passkeys are the second step', () => {
  const recoveryHashes = ['one'];
  const passkeys = [aStepPasskey()];
  const admin = anAdmin({ secondFactor: { app: null, passkeys, recoveryHashes } });
  const item = toAdminItem(aScope(), admin);
  // It accepts a code only if its step is later than this one.
  expect(item).toMatchObject({
    secondFactor: { secret: 'A'.repeat(32), lastStep: Number.MAX_SAFE_INTEGER, recoveryHashes },
  });
  expect(fromAdminItem(item)).toEqual(admin);
  // It does not know the passkeys, and leaves them out when it saves the account.
  const { stepPasskeys: _lost, ...saved } = item as unknown as Record<string, unknown>;
  expect(fromAdminItem(saved)?.secondFactor).toEqual({ app: null, passkeys: [], recoveryHashes });
});

test('an earlier release reads a company admin as a site administrator', () => {
  const cora = anAdmin({ username: 'cora', role: 'company-admin' });
  const item = toAdminItem(aScope(), cora);
  expect(adminCredentialSchema.parse(item)).toEqual({ ...cora, role: 'site-admin' });
  expect(fromAdminItem(item)).toEqual(cora);
  expect(fromAdminItem({ ...item, actualRole: 'auditor' })).toBeNull();

  const actor = { role: 'company-admin', username: 'cora' } as const;
  const publication = { periodId: '2026-W49', version: 1, begunAt: now, actor };
  const stored = toPublicationItem(aScope(), publication);
  expect(stored.actor).toEqual({ role: 'site-admin', username: 'cora', isCompanyAdmin: true });
  expect(fromPublicationItem(stored).actor).toEqual(actor);
});

test('reads a newer language as none', () => {
  const item = { ...toAdminItem(aScope(), anAdmin()), language: 'fr' };
  expect(fromAdminItem(item)?.language).toBeUndefined();
});

test('opens nothing with a link of a newer kind', () => {
  const code = {
    type: 'code',
    hash: 'b'.repeat(64),
    companyId: 'ACME',
    siteId: 'LAX',
    username: 'admin',
    issuedAt: now,
    validUntil: now,
    usedAt: null,
  };
  expect(fromCodeItem({ ...code, kind: 'passkey-setup' })).toBeNull();
  expect(fromCodeItem({ ...code, kind: 'activation' })).not.toBeNull();
});

test('reads newer choices of settings as those that allow the least', () => {
  const item = toSiteItem(aSite(aScope()));
  const choices = {
    clock: 'decimal',
    openNextOn: 'every-other-monday',
    afterCutoff: 'may-swap',
    remindHoursBefore: 72,
    passwordPolicy: 'passkey',
  };
  const { settings } = fromSiteItem({
    ...item,
    settings: { ...(item.settings as object), ...choices },
  });
  expect(settings).toMatchObject({
    openNextOn: 'never',
    afterCutoff: 'view-only',
    remindHoursBefore: 24,
    passwordPolicy: 'required',
  });
  expect(settings.clock).toBeUndefined();
});

test('lists claims without those in a newer state, whose place stays taken', async () => {
  const scope = aScope();
  const claim = {
    id: '01A',
    periodId: '2026-W49',
    employeeId: '1000001',
    jobId: 'J1',
    rank: 1,
    awardVersion: 1,
    givenReason: { code: 'lost-lot', number: 7 },
    text: 'I am more senior',
    filedAt: now,
  };
  const other = { ...claim, id: '01B', jobId: 'J2' };
  await put({ ...claimKey(scope, claim, 1), type: 'claim', ...claim, state: 'withdrawn' });
  await put({ ...claimKey(scope, other, 'OPEN'), type: 'claim', ...other, state: 'open' });
  const { claims } = store.stores;
  expect(await claims.list(scope, claim.periodId)).toEqual([
    { ...other, state: 'open', givenReason: 'lost-lot (number: 7)' },
  ]);
  const again = { ...claim, givenReason: '', state: 'open' as const };
  expect(await claims.file(scope, again, anEntry())).toMatchObject({
    error: { code: 'claim-exists' },
  });
});

test('a claim about no pick is stored in a state that the release before leaves alone', async () => {
  const scope = aScope();
  const claim: OpenClaim = {
    id: '01A',
    periodId: '2026-W49',
    employeeId: '1000001',
    kind: 'list',
    awardVersion: 1,
    text: 'It is not mine',
    filedAt: now,
    state: 'open',
  };
  const { claims } = store.stores;
  expect((await claims.file(scope, claim, anEntry())).ok).toBe(true);
  expect(await claims.list(scope, claim.periodId)).toEqual([claim]);
  const Key = claimKey(scope, claim, 'OPEN');
  const { Item } = await store.client.send(
    new GetCommand({ TableName: store.tableName, Key: { ...Key } }),
  );
  expect(Item).toMatchObject({ type: 'claim', state: 'open-other' });
  const newer = { ...claim, kind: 'salary' };
  await put({ ...claimKey(scope, newer, 'OPEN'), type: 'claim', ...newer });
  expect(await claims.list(scope, claim.periodId)).toEqual([claim]);
});

test('finds no registration with a newer status', () => {
  const request = {
    type: 'registration',
    id: 'REQ0001',
    requestedAt: now,
    companyName: 'Acme',
    contactName: 'Ada',
    contactEmail: 'ada@acme.example',
    contactPhone: '1',
    siteCode: 'LAX',
    siteName: 'Hub',
    siteAddress: 'Dock Road',
    notes: '',
  };
  expect(fromRegistrationItem({ ...request, status: 'pending' })).not.toBeNull();
  expect(fromRegistrationItem({ ...request, status: 'on-hold' })).toBeNull();
});

test.each([
  ['of a newer kind', { ...mails['account-changed'], kind: 'shift-swapped' }],
  ['about a newer change', { ...mails['account-changed'], change: 'passkey' }],
  ['with newer news', { ...mails['award-published'], news: { kind: 'standby' } }],
])('leaves an email %s in the outbox', (_, mail) => {
  const known = toOutboxItem({ id: '01A', at: now, mail: aMail() });
  expect(fromOutboxItem({ ...known, mail })).toBeNull();
});

test('stores what is turned off for texts where the version before texts does not look', async () => {
  const { contacts, drivers } = store.stores;
  const scope = aScope();
  const employeeId = '1000001';
  const puts = [aDriver({ employeeId })];
  await drivers.commit(scope, { expectedVersion: 0, puts, deletes: [], entry: anEntry() });
  const muted = { email: ['notes'], sms: ['results'] } as const;
  await contacts.setMuted(scope, employeeId, muted, anEntry());
  const next = { number: '+12133734253' };
  const change = { knownVersion: 0, next, entry: null, messages: [] };
  await contacts.changePhone(scope, employeeId, change);
  const Key = contactKey(scope, employeeId);
  const { Item } = await store.client.send(new GetCommand({ TableName: store.tableName, Key }));
  // As that version reads a contact.
  const earlier = z.object({
    muted: z.partialRecord(z.enum(['email', 'push']), z.array(z.string())).optional(),
  });
  expect(earlier.parse(Item)).toEqual({ muted: { email: ['notes'] } });
  // As that version writes it, and then this one reads it.
  await store.client.send(
    new UpdateCommand({
      TableName: store.tableName,
      Key,
      UpdateExpression: 'SET muted = :muted',
      ExpressionAttributeValues: { ':muted': { email: [], push: ['notes'] } },
    }),
  );
  expect(await contacts.get(scope, employeeId)).toEqual({
    employeeId,
    muted: { email: [], push: ['notes'], sms: ['results'] },
    phone: { version: 1, ...next },
  });
});

test('does not take an address for entered by an administrator that a driver set in an earlier version', async () => {
  const { contacts, drivers } = store.stores;
  const scope = aScope();
  const employeeId = '1000001';
  const puts = [aDriver({ employeeId })];
  await drivers.commit(scope, { expectedVersion: 0, puts, deletes: [], entry: anEntry() });
  const asked = { at: now, byAdmin: true } as const;
  const next = { email: 'dora@work.example', unconfirmed: true, asked } as const;
  await contacts.change(scope, employeeId, { known: null, next, entry: null, mails: [] });
  const write = (expression: string, values: object) =>
    store.client.send(
      new UpdateCommand({
        TableName: store.tableName,
        Key: contactKey(scope, employeeId),
        UpdateExpression: expression,
        ExpressionAttributeValues: { ...values },
      }),
    );
  // As the version before requests sends one again, and then replaces the address.
  await write('SET unconfirmed = :true REMOVE lost', { ':true': true });
  expect(await contacts.get(scope, employeeId)).toEqual({ employeeId, ...next });
  const own = { email: 'dora@home.example', unconfirmed: true } as const;
  await write('SET email = :own', { ':own': own.email });
  expect(await contacts.get(scope, employeeId)).toEqual({ employeeId, ...own });
});

test('leaves a notice of a newer kind in the outbox', () => {
  const notice = { ...aScope(), kind: 'closing-soon', of: 'shifts', closesAt: { at: now } };
  const item = toNoticeItem({ id: '01A', at: now, notice: notice as never });
  expect(fromOutboxItem({ ...item, notice: { ...notice, kind: 'shift-swapped' } })).toBeNull();
});

test('sends the emails behind whole pages of newer ones, and reports that those wait', async () => {
  const ids = createIds(() => Date.parse(now));
  const makeMail = (): NewMail => ({ id: ids.next(), at: now, mail: mails['closing-soon'] });
  const wait = (mail: NewMail, fields: object = {}) =>
    put({ ...toOutboxItem(mail), dueShard: `MAIL#${shardText(3)}`, ...fields });
  const earlier = '2026-11-23T11:00:00.000Z';
  for (let count = 0; count < 7; count += 1)
    await wait({ ...makeMail(), at: earlier }, { mail: { kind: 'shift-swapped' } });
  const known = ['11:30', '11:40', '11:50'].map((time) => ({
    ...makeMail(),
    at: `2026-11-23T${time}:00.000Z`,
  }));
  for (const mail of known) await wait(mail);
  const { outbox } = store.stores;
  const due = await outbox.due({ queue: 3, until: now, limit: 2 });
  expect(due).toEqual(known.slice(0, 2).map((mail) => ({ ...mail, attempts: 0 })));
  expect(await outbox.dueSince({ queue: 3, until: now })).toBe(earlier);
});
