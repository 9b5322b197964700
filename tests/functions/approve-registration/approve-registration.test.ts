import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import { parseEnv } from '~/app/platform/config/env';
import { createPlatform } from '~/app/platform/wiring/wiring.server';
import { makeSiteScope } from '~/app/ports/sessions';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { denyRegistration } from '~/app/services/registration/deny-registration.server';
import { defaultTenant } from '~/domain/company/scope';
import { createApproveRegistration } from '~/functions/approve-registration/handler';
import { aMail } from '~/tests/store/builders';
import { startTestStore } from '~/tests/support/embedded-store';
import { aRequest } from '~/tests/support/registration';
import { signingKeys } from '~/tests/support/signing-keys';
import { injectFaults, recordCalls } from '~/tests/support/store-faults';

const store = await startTestStore();
afterAll(() => store.stop());

const env = parseEnv(signingKeys);
const master = makeSiteScope(defaultTenant, { role: 'master', username: 'admin' });
const approvedBy = 'admin';

/** Creates the function with its own store client. Returns its actions and the lines it logs. */
const start = (client = store.newClient()) => {
  const logged: string[] = [];
  const platform = createPlatform(env, { client, write: (line) => logged.push(line) });
  return {
    deps: platform.deps,
    client,
    logged,
    approve: (requestId: string) => createApproveRegistration(platform)({ requestId, approvedBy }),
    deny: (requestId: string) =>
      denyRegistration({ deps: platform.deps, scope: master, input: { requestId, reason: 'No' } }),
  };
};

let made = 0;
/** A pending request of a company that no other test uses. */
const submitted = async () => {
  made += 1;
  const request = aRequest({
    id: `REQ${String(made).padStart(5, '0')}`,
    companyName: `Company No. ${made}`,
    contactEmail: `contact${made}@acme.test`,
  });
  const mail = { id: `01RECEIVED${made}`, at: request.requestedAt, mail: aMail() };
  const input = { formId: request.id, maxPending: 500, mails: [mail] };
  await store.stores.registrations.submit(request, input);
  const tenant = { companyId: `COMPANYNO${made}`, siteId: request.siteCode };
  return { requestId: request.id, tenant, email: request.contactEmail };
};

/** Counts the items of each kind in the table that name the request or its company. */
const findTraces = async ({ requestId, tenant, email }: Awaited<ReturnType<typeof submitted>>) => {
  const items: Record<string, unknown>[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await store.client.send(
      new ScanCommand({ TableName: store.tableName, ExclusiveStartKey, ConsistentRead: true }),
    );
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  const names = [`"${requestId}"`, `${requestId} `, `"${tenant.companyId}"`, email];
  const counts: Record<string, number> = {};
  for (const item of items) {
    const text = JSON.stringify(item);
    const type = String(item.type);
    if (names.some((name) => text.includes(name))) counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
};

const before = { registration: 1, 'pending-registration': 1, 'registration-form': 1 };
const approvedTraces = {
  registration: 1,
  'processed-registration': 1,
  'registration-form': 1,
  company: 1,
  'company-list-entry': 1,
  'company-usage': 1,
  site: 1,
  admin: 1,
  code: 1,
  outbox: 1,
  activity: 1,
};
const deniedTraces = {
  registration: 1,
  'processed-registration': 1,
  'registration-form': 1,
  outbox: 1,
  activity: 1,
};

test('20 parallel approvals create one company, site, administrator, log entry and email', async () => {
  const request = await submitted();
  const processes = Array.from({ length: 4 }, () => start());
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) => processes[index % 4]!.approve(request.requestId)),
  );
  expect(results.map(({ ok }) => ok)).toEqual(Array(20).fill(true));
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  expect(await findTraces(request)).toEqual(approvedTraces);
});

test('accepts the same event again much later', async () => {
  const request = await submitted();
  const first = await start().approve(request.requestId);
  expect(await start().approve(request.requestId)).toEqual(first);
  expect(await findTraces(request)).toEqual(approvedTraces);
});

test('throws for an invalid event before anything is read', async () => {
  const process = start();
  const calls = recordCalls(process.client);
  await expect(process.approve('REQ1#SITE')).rejects.toThrow();
  expect(calls).toEqual([]);
});

test('of an approval and a denial at once only one takes effect', async () => {
  const { approve, deny } = start();
  const outcomes = { approved: 0, denied: 0 };
  for (let round = 0; round < 100; round += 1) {
    const request = await submitted();
    // Approval and denial take turns in starting first.
    const [first, second] = round % 2 === 0 ? [approve, deny] : [deny, approve];
    const results = await Promise.all([first(request.requestId), second(request.requestId)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const stored = await store.stores.registrations.read(request.requestId);
    if (stored?.status !== 'approved' && stored?.status !== 'denied') throw new Error('undecided');
    outcomes[stored.status] += 1;
    const { site, company } = await store.stores.sites.read(request.tenant);
    const isThere = stored.status === 'approved';
    expect([site !== null, company !== null]).toEqual([isThere, isThere]);
    expect(await findTraces(request)).toEqual(isThere ? approvedTraces : deniedTraces);
  }
  expect(outcomes.approved + outcomes.denied).toBe(100);
});

describe('a crash', () => {
  /** Runs an approval once and returns its calls to the store, in order. */
  const recordApproval = async () => {
    const process = start();
    const calls = recordCalls(process.client);
    const request = await submitted();
    await process.approve(request.requestId);
    return calls.map(({ command }) => command);
  };

  test('at any step is repaired when the event comes again, and no one can sign in before', async () => {
    const steps = await recordApproval();
    expect(steps).toContain('TransactWriteItemsCommand');
    for (const [index, step] of steps.entries()) {
      for (const moment of ['before', 'after'] as const) {
        const request = await submitted();
        const crashing = start();
        let count = -1;
        const crash = () => {
          throw new Error(`crashed ${moment} step ${index}`);
        };
        injectFaults(
          crashing.client,
          () => {
            count += 1;
            return moment === 'before' && count >= index ? crash() : undefined;
          },
          () => (moment === 'after' && count >= index ? new Error('crashed') : undefined),
        );
        await expect(crashing.approve(request.requestId)).rejects.toThrow('crashed');

        const isDone = moment === 'after' && step === 'TransactWriteItemsCommand';
        expect(await findTraces(request), `${moment} ${step}`).toEqual(
          isDone ? approvedTraces : before,
        );
        const { deps } = start();
        const [admin] = await deps.stores.credentials.administrators(request.tenant);
        const input = { username: admin?.username ?? 'admin', password: '' };
        expect(
          await signInAdmin({ deps, tenant: request.tenant, input, address: String(made) }),
        ).toMatchObject({ ok: false });

        expect(await start().approve(request.requestId)).toMatchObject({ ok: true });
        expect(await findTraces(request)).toEqual(approvedTraces);
      }
    }
  });

  test('of the store within the transaction leaves no partial change', async () => {
    const recording = start();
    const calls = recordCalls(recording.client);
    await recording.approve((await submitted()).requestId);
    const written = calls.find(({ command }) => command === 'TransactWriteItemsCommand');
    const length = (written?.input.TransactItems as object[]).length;
    expect(length).toBeGreaterThan(10);
    for (let index = 0; index < length; index += 1) {
      const request = await submitted();
      const failing = start();
      // Makes the store refuse only this step, by giving it a condition that can never hold.
      injectFaults(failing.client, ({ command, input }) => {
        if (command !== 'TransactWriteItemsCommand') return undefined;
        const steps = input.TransactItems as Record<string, Record<string, unknown>>[];
        const [action] = Object.values(steps[index]!);
        Object.assign(action!, {
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(pk)',
        });
        return undefined;
      });
      await failing.approve(request.requestId).catch(() => undefined);
      expect(await findTraces(request), `step ${index}`).toEqual(before);
      expect(await start().approve(request.requestId)).toMatchObject({ ok: true });
      expect(await findTraces(request)).toEqual(approvedTraces);
    }
  });
});

test('the secret of the link is only in the email', async () => {
  const request = await submitted();
  const process = start();
  const answer = await process.approve(request.requestId);
  const page = await store.client.send(
    new ScanCommand({ TableName: store.tableName, ConsistentRead: true }),
  );
  const mail = page.Items?.find(
    ({ type, mail }) =>
      type === 'outbox' && (mail as { to: string; secret?: string }).to === request.email,
  )?.mail as { secret: string };
  expect(mail.secret).toMatch(/^[\w-]{43}$/);
  const holders = page.Items?.filter((item) => JSON.stringify(item).includes(mail.secret));
  expect(holders?.map(({ type }) => type as string)).toEqual(['outbox']);
  expect(JSON.stringify([answer, process.logged])).not.toContain(mail.secret);
});
