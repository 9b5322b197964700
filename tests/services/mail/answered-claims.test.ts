import { expect, test } from 'vitest';
import { allDueShards as shards } from '~/app/platform/wiring/due-shards';
import { publishAward } from '~/app/services/award/publish-award.server';
import { fileClaim } from '~/app/services/claims/file-claim.server';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import type { NewMail } from '~/domain/mail/mail';
import { getMailAddress, leaveAddresses } from '~/tests/support/contacts';
import { fakeSite } from '~/tests/support/fake-site';
import { answerClaim } from '~/tests/support/manual-assignments';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { rankJobs } from '~/tests/support/save-ranks';
import { testEntry } from '~/tests/support/stocked-site';
import { createTestMailer } from '~/tests/support/test-mailer';
import { waitingEntries } from '~/tests/support/waiting';

const [first, second, third] = ['1000001', '1000002', '1000003'];

/** The second driver wanted the job that the first one got, and filed a claim. All drivers have an email address. */
const start = async () => {
  const drivers = [first, second, third].map((employeeId, index) =>
    aDriver({ employeeId, seniorityNumber: index + 1 }),
  );
  const fake = await fakeSite(
    drivers,
    ['J1', 'J2'].map((jobId) => aJob({ jobId })),
  );
  const { deps, scope } = fake;
  await rankJobs(deps, first, ['J1']);
  await rankJobs(deps, second, ['J1', 'J2']);
  await fake.close();
  expect((await publishAward({ deps, access: await fake.asAdmin() })).ok).toBe(true);
  const claim = await fileClaim({
    deps,
    access: await fake.asDriver(second),
    input: { of: 'jobs', subject: { jobId: 'J1' }, text: 'Mine' },
    receivedAt: fake.now(),
  });
  if (!claim.ok) throw new Error(claim.error.code);
  const sent: NewMail[] = [];
  const mailer = createTestMailer(async (mail) => void sent.push(mail));
  const send = () => sendDueMails({ deps, mailer, shards, hasTime: () => true });
  await send();
  await leaveAddresses(deps, scope, [first, second, third]);
  const answer = async (verdict: 'granted' | 'denied') => {
    const input = { claimId: claim.value.id, verdict, reason: 'Looked again', confirmed: true };
    return answerClaim({ deps, access: await fake.asAdmin(), input });
  };
  return { fake, sent, send, answer };
};

test.each(['granted', 'denied'] as const)(
  'only the driver whose claim was %s is told, once, and reads the reason on the page',
  async (verdict) => {
    const { fake, sent, send, answer } = await start();
    expect((await answer(verdict)).ok).toBe(true);
    expect((await answer(verdict)).ok).toBe(false);
    await Promise.all([send(), send()]);
    await send();
    expect(sent.map(({ mail }) => mail)).toEqual([
      expect.objectContaining({
        kind: 'claim-answered',
        to: getMailAddress(second),
        employeeId: second,
        periodId: '2026-W49',
        pickId: 'J1',
        verdict,
      }),
    ]);
    expect(JSON.stringify(sent)).not.toContain('Looked again');
    expect(await waitingEntries(fake.deps.stores)).toEqual([]);
  },
);

test('a driver who turned answers off gets none', async () => {
  const { fake, sent, send, answer } = await start();
  const { contacts } = fake.deps.stores;
  await contacts.setMuted(fake.scope, second, { email: ['claims'] }, testEntry(fake.deps));
  await answer('denied');
  await send();
  expect(sent).toEqual([]);
});

test('the answer to a driver who left meanwhile goes to nobody', async () => {
  const { fake, sent, send, answer } = await start();
  const { deps, scope } = fake;
  await answer('denied');
  const change = { expectedVersion: 1, puts: [], deletes: [second], entry: testEntry(deps) };
  expect((await deps.stores.drivers.commit(scope, change)).ok).toBe(true);
  await send();
  expect(sent).toEqual([]);
  expect(await waitingEntries(deps.stores)).toEqual([]);
});
