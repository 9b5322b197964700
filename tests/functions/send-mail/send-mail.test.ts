import { afterAll, expect, test, vi } from 'vitest';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { makeCode } from '~/app/services/passwords/make-code';
import { createSendMail } from '~/functions/send-mail/handler';
import { anEntry } from '~/tests/store/builders';
import { mails } from '~/tests/support/mails';
import { startTestServer } from '~/tests/support/test-server';
import { waitingEntries } from '~/tests/support/waiting';

const server = await startTestServer();
afterAll(() => server.stop());

const tenant = { companyId: 'DEFAULT', siteId: 'MAIN' };
const write = async () => {
  const { deps } = server.platform;
  const at = new Date(server.clock.now()).toISOString();
  const { secret, code } = makeCode(deps, { kind: 'activation', tenant, username: 'admin', at });
  const id = deps.ids.next();
  const mail = { ...mails['password-reset'], secret };
  await deps.stores.codes.issue(code, { id, at, mail }, anEntry());
  return { id, mail, secret, code };
};

test('writes a waiting email to one file with a link to this server and deletes its secret', async () => {
  const { deps, outbox } = server.platform;
  const { id, mail, secret, code } = await write();
  await Promise.all([server.sweep(), server.sweep()]);
  const [written, ...more] = await outbox!.list(10);
  expect(more).toEqual([]);
  expect(written).toMatchObject({ id, to: mail.to, subject: 'Set a new password' });
  expect(written?.text).toContain(`${server.url}/activate?code=${secret}`);

  expect(await waitingEntries(deps.stores)).toEqual([]);
  expect(JSON.stringify(await deps.stores.codes.read(code.hash))).not.toContain(secret);
  expect(server.logged.join('\n')).toContain('"event":"mails-sent","sent":1');
  expect(server.logged.join('\n')).not.toContain(secret);
});

test('starts no email that the call may not have time to finish', async () => {
  const { id } = await write();
  const sendMail = createSendMail(server.platform, allDueShards, server.url);
  expect(await sendMail(() => 5_000)).toEqual({ sent: 0 });
  expect(await server.platform.outbox!.read(id)).toBeNull();
  expect(await sendMail(() => 55_000)).toEqual({ sent: 1 });
});

test('sends emails even if a scheduled function fails', async () => {
  const { deps, outbox } = server.platform;
  const due = vi.spyOn(deps.stores.due, 'page').mockRejectedValue(new Error('Out of order'));
  const { id } = await write();
  await expect(server.sweep()).rejects.toThrow('apply-cutoffs');
  due.mockRestore();
  expect(await outbox!.read(id)).not.toBeNull();
  await server.sweep();
});
