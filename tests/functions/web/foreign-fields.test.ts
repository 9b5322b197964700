import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { accessMatrix, getAddresses, type Form, type Guard } from '~/tests/support/access-matrix';
import { newTenant, type OwnTenant } from '~/tests/support/spoil-forms';
import { startTestServer } from '~/tests/support/test-server';
import { watchWrites } from '~/tests/support/written-items';

const server = await startTestServer();
afterAll(() => server.stop());

const actions = Object.entries(accessMatrix).flatMap(([name, { action, forms = [] }]) =>
  action && name !== 'logout' ? [{ name, guard: action, forms }] : [],
);

/** Fields that forms should not accept. If a form has one of them itself, that field is not added. */
const foreign: Record<string, string> = {
  ...{ role: 'master', isMaster: 'true', isActive: 'false', byMasterPassword: 'true' },
  ...{ employeeId: '7777777', driverId: '7777777', username: 'canary', actor: 'canary' },
  ...{ companyId: 'CANARY', siteId: 'CANARY', pk: 'CANARY', sk: 'CANARY', type: 'canary' },
  ...{ email: 'canary@evil.test', passwordHash: 'canary', recoveryHashes: 'canary' },
  ...{ sessionVersion: '7777777', version: '7777777', seniorityNumber: '7777777' },
  ...{ acceptedAt: '1977-07-07T07:07:07.000Z', at: '1977-07-07T07:07:07.000Z' },
  ...{ receiptNumber: 'canary', digest: 'canary', by: 'canary', details: 'canary' },
  ...{ ['__proto__']: 'canary', '__proto__[canary]': 'x', '__proto__.canary': 'x' },
  ...{ 'constructor.prototype.canary': 'x', 'constructor[prototype][canary]': 'x' },
};
const canary = /canary|7777777|1977-07-07/i;

/** The URL and the fields of a valid form, with this tenant's values. */
const prepare = (tenant: OwnTenant, name: string, form: Form) => {
  const { own, code } = tenant;
  const entries = Object.entries(form).flatMap(([field, values]) =>
    [values].flat().map((value): [string, string] => [field, own[value] ?? value]),
  );
  const address = getAddresses(name, true)[0]!.replace('VICTIM', own.VICTIM!);
  return { entries, address: name === 'activate' ? `${address}?code=${code}` : address };
};
const send = (
  { clients }: OwnTenant,
  guard: Guard,
  address: string,
  entries: [string, string | Blob][],
) => {
  const isUpload = entries.some(([name, value]) => name === 'file' || typeof value !== 'string');
  if (!isUpload) {
    const body = new URLSearchParams(entries as [string, string][]);
    return clients[guard].send('POST', address, { body });
  }
  const form = new FormData();
  for (const [name, value] of entries)
    form.append(name, name === 'file' && typeof value === 'string' ? new Blob([value]) : value);
  return clients[guard].upload(address, form);
};

/** What was written to the store during `act`. */
const written = async (act: () => Promise<void>): Promise<string[]> => {
  const inputs: string[] = [];
  const prototype = DynamoDBDocumentClient.prototype as unknown as {
    send: (command: { input: object }, ...rest: unknown[]) => Promise<unknown>;
  };
  const { send: original } = prototype;
  prototype.send = function (command, ...rest) {
    if (/^(Put|Update|TransactWrite|BatchWrite)/.test(command.constructor.name))
      inputs.push(JSON.stringify(command.input));
    return original.call(this, command, ...rest);
  };
  try {
    await act();
  } finally {
    prototype.send = original;
  }
  return inputs;
};

test('ignores fields that a form does not have', async () => {
  let done = 0;
  const inputs = await written(async () => {
    for (const { name, guard, forms } of actions) {
      server.clock.advance(60 * 60_000);
      const tenant = await newTenant(server);
      for (const form of [...forms].reverse()) {
        const { entries, address } = prepare(tenant, name, form);
        const more = Object.entries(foreign).filter(([field]) => !(field in form));
        const answer = await send(tenant, guard, address, [...entries, ...more]);
        expect(answer.status, `${name} ${form.intent}`).toBeLessThan(500);
        if (answer.status === 303) done += 1;
      }
      const { companyId, siteId } = tenant.scope;
      const { credential, site } = await server.platform.deps.stores.access.readAdmin(
        { companyId, siteId },
        'admin',
      );
      // One form of the master administrator names a company admin.
      const isNamed = forms.some(({ intent }) => intent === 'make-company-admin');
      const role = isNamed ? 'company-admin' : 'site-admin';
      expect([credential?.role, site?.isActive], name).toEqual([role, true]);
    }
  });
  // The forms' own fields were stored, which shows that the forms took effect.
  expect(done).toBeGreaterThan(30);
  expect(inputs.join('\n')).toContain('thief@evil.test');
  expect(inputs.filter((input) => canary.test(input))).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

/** Fields of which a form sends several values, by repeating the name. */
const imported = ['column', 'newColumn', 'word', 'meaning', 'offered', 'taken', 'off'];
const samples = ['drivers', 'jobs'];
const lists = [
  'pick',
  'job',
  'selected',
  'scope',
  'channel',
  'by-email',
  'by-push',
  'by-sms',
  ...imported,
  ...samples,
];
const refused = [400, 404, 409];

test.each<[string, (entry: [string, string]) => [string, string | Blob][]]>([
  [
    'twice',
    ([field, value]) => [
      [field, value],
      [field, `${value} 2`],
    ],
  ],
  ['as a file', ([field, value]) => [[field, new Blob([value])]]],
])('refuses a field sent %s and writes nothing', async (_how, spoil) => {
  const watch = watchWrites();
  const taken: string[] = [];
  server.clock.advance(60 * 60_000);
  // One for all forms, because those that are refused leave it as it was.
  let tenant = await newTenant(server);
  try {
    for (const { name, guard, forms } of actions) {
      for (const form of forms) {
        for (const field of Object.keys(form)) {
          if (lists.includes(field) || field === 'file') continue;
          const { entries, address } = prepare(tenant, name, form);
          const sent = entries.flatMap((entry) => (entry[0] === field ? spoil(entry) : [entry]));
          const answer = await send(tenant, guard, address, sent);
          const writes = watch.of(answer);
          if (refused.includes(answer.status) && writes.length === 0) continue;
          taken.push(`${name} ${form.intent ?? ''} ${field} ${answer.status} ${writes.length}`);
          tenant = await newTenant(server);
        }
      }
    }
  } finally {
    watch.stop();
  }
  expect(taken).toEqual([]);
});

test('sends no server-only data in any page or file', async () => {
  server.clock.advance(60 * 60_000);
  const tenant = await newTenant(server);
  const { credential } = await server.platform.deps.stores.access.readAdmin(tenant.scope, 'admin');
  expect(credential?.passwordHash).toMatch(/^\$argon2id\$/);
  let read = 0;
  for (const [name, { loader }] of Object.entries(accessMatrix)) {
    if (!loader) continue;
    for (const address of getAddresses(name, false)) {
      const answer = await tenant.clients[loader].get(address);
      const text = await answer.text();
      if (answer.status === 200) read += 1;
      expect(text, address).not.toMatch(/argon2|passwordHash|recoveryHashes|sessionVersion/);
      expect(text, address).not.toMatch(/TENANT#|answersHash|resetCode"/);
    }
  }
  expect(read).toBeGreaterThan(60);
});
