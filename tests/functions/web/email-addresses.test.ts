import { afterAll, expect, test } from 'vitest';
import { getMailAddress, leaveAddresses } from '~/tests/support/contacts';
import { httpClient, signedInAdmin, signedInDriver } from '~/tests/support/http';
import { aDriver } from '~/tests/support/roster-builders';
import { addStockedSite } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';
import { waitingMails } from '~/tests/support/waiting';

const server = await startTestServer();
afterAll(() => server.stop());

const path = '/admin/email-addresses';
const [dora, emil] = ['1000001', '1000002'];
const email = 'dora@home.example';
const password = 'a password of an administrator';
const longPaste = `${dora} ${email}\r\n`.repeat(10_000);
const oneClick = { 'List-Unsubscribe': 'One-Click' };

/** A site with two drivers, and its administrator. */
const setUp = async (companyId: string, seniorityNumber = 2) => {
  const { deps, unsubscribeLinks } = server.platform;
  const { stores } = deps;
  const tenant = { companyId, siteId: 'MAIN' };
  const scope = await addStockedSite(deps, {
    ...tenant,
    name: companyId,
    password,
    drivers: [
      aDriver({ employeeId: dora, name: 'Dora Driver' }),
      aDriver({ employeeId: emil, name: 'Emil Driver', seniorityNumber }),
    ],
  });
  const admin = await signedInAdmin(server.url, password, tenant);
  const page = async (query = `?driver=${dora}`) => (await admin.get(path + query)).text();
  const getSeen = async (id = dora) =>
    /name="seen" value="([^"]*)"/.exec(await page(`?driver=${id}`))?.[1] ?? '';
  return {
    tenant,
    scope,
    admin,
    page,
    getSeen,
    send: async (form: Record<string, string>, seen?: string) =>
      admin.post(`${path}?driver=${dora}`, {
        employeeId: dora,
        seen: seen ?? (await getSeen()),
        ...form,
      }),
    contact: (id = dora) => stores.contacts.get(scope, id),
    mails: async () =>
      (await waitingMails(stores))
        .map(({ mail }) => mail)
        .flatMap((mail) =>
          mail.kind === 'address-confirmation' && mail.companyId === companyId ? [mail] : [],
        ),
    log: async () => stores.activity.latest(scope, 20),
    getStopLink: async () => {
      const link = { ...tenant, employeeId: dora, digest: deps.sha256(email) };
      return `/unsubscribe?code=${await unsubscribeLinks.sign(link)}`;
    },
  };
};

test('an administrator enters an address, which pages show in part only, and its owner confirms it', async () => {
  const { send, page, admin, contact, mails, log } = await setUp('ENTERING');
  expect(await page()).toContain('No address');
  const entered = await send({ intent: 'enter', email });
  expect([entered.status, entered.headers.get('location')]).toEqual([
    303,
    `${path}?driver=${dora}`,
  ]);
  expect(await page()).toContain('d***@home.example');
  for (const query of ['', `?driver=${dora}`])
    for (const file of [path, `${path}.data`])
      expect(await (await admin.get(file + query)).text()).not.toContain(email);
  expect(JSON.stringify(await log())).not.toContain(email);

  const [request] = await mails();
  expect(request).toMatchObject({ to: email, entered: { companyName: 'ENTERING' } });
  const link = `/confirm-email?code=${request?.token}`;
  const owner = httpClient(server.url);
  expect(await (await owner.get(link)).text()).toContain('d***@home.example');
  expect((await owner.post(link, { intent: 'confirm' })).status).toBe(200);
  expect((await contact())?.unconfirmed).toBeUndefined();

  expect(await page()).toContain('Only the driver changes or removes it');
  expect(await page()).not.toContain('home.example');
  for (const intent of ['enter', 'again', 'remove']) {
    const refused = await send({ intent, email: 'thief@evil.test' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('The driver has confirmed an address.');
  }
  expect((await contact())?.email).toBe(email);
  expect(await mails()).toHaveLength(1);
});

test('the driver sees who entered the address, and removes it at once', async () => {
  const { tenant, send, contact } = await setUp('REMOVING');
  await send({ intent: 'enter', email });
  const messages = '/driver-preferences/messages';
  const driver = await signedInDriver(server.url, tenant, dora);
  expect(await (await driver.get(messages)).text()).toContain('An administrator entered');
  const other = await signedInDriver(server.url, tenant, emil);
  expect(await (await other.get(messages)).text()).not.toContain('home.example');
  expect((await driver.post(messages, { intent: 'remove' })).status).toBe(303);
  expect(await contact()).toEqual({ employeeId: dora });
});

test('whoever the address belongs to refuses it, and only the driver enters it again', async () => {
  const { send, page, getStopLink, contact, mails } = await setUp('REFUSING');
  await send({ intent: 'enter', email });
  const stranger = httpClient(server.url);
  const link = await getStopLink();
  const asked = await (await stranger.get(link)).text();
  expect(asked).toContain('Is d***@home.example not yours');
  expect(asked).toContain('Remove address');
  expect(await contact()).toMatchObject({ email });
  expect((await stranger.post(link, oneClick)).status).toBe(200);
  expect(await contact()).toMatchObject({ lost: { why: 'refused' } });
  expect(await page()).toContain('said that the address is not theirs');
  const again = await send({ intent: 'enter', email });
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('Only the driver enters it again');
  expect(await mails()).toHaveLength(1);
});

test('an address that changed since the page was read is not replaced', async () => {
  const { tenant, send, page, getSeen, contact } = await setUp('CHANGING');
  const seen = await getSeen();
  const driver = await signedInDriver(server.url, tenant, dora);
  await driver.post('/driver-preferences/messages', { intent: 'save', email });
  const refused = await send({ intent: 'enter', email: 'old@home.example' }, seen);
  expect(refused.status).toBe(409);
  const text = await refused.text();
  expect(text).toContain('changed the address meanwhile');
  expect(text).toContain('value="old@home.example"');
  expect(await contact()).toMatchObject({ email });
  expect(await page()).toContain('Entered by the driver.');
  expect((await send({ intent: 'remove' })).status).toBe(303);
  expect(await contact()).toEqual({ employeeId: dora });
});

test('an employee ID that is the seniority number of somebody else still leads to its driver', async () => {
  const { page } = await setUp('NUMBERED', Number(dora));
  expect(await page()).toContain(`name="employeeId" value="${dora}"`);
});

test.each([
  ['an address that is none', 'BADEMAIL', { intent: 'enter', email: 'dora' }, 422],
  ['a driver of no site', 'BADDRIVER', { intent: 'enter', email, employeeId: '7777777' }, 409],
  ['a damaged employee ID', 'BADID', { intent: 'enter', email, employeeId: 'x' }, 400],
  ['an unknown intent', 'BADINTENT', { intent: 'steal' }, 400],
  ['no lines', 'BADLINES', { intent: 'preview', lines: ' ' }, 422],
  ['a paste of thousands of lines', 'LONGPASTE', { intent: 'preview', lines: longPaste }, 422],
])('refuses %s and stores nothing', async (_, companyId, form, status) => {
  const { send, contact, mails } = await setUp(companyId);
  expect((await send(form, 'none')).status).toBe(status);
  expect(await contact()).toBeNull();
  expect(await mails()).toEqual([]);
});

test('many addresses are entered after a preview that names what is left out and what is wrong', async () => {
  const { scope, admin, page, contact, mails } = await setUp('PASTING');
  await leaveAddresses(server.platform.deps, scope, [emil]);
  const post = (intent: string, lines: string) => admin.post(path, { intent, lines });
  const text = `Employee ID;Email\n1;${email}\n2;emil@home.example`;
  const wrong = await post('enter-many', `${text}\n9;fay@home.example`);
  expect(wrong.status).toBe(422);
  expect((await wrong.text()).replaceAll('<!-- -->', '')).toContain(
    'Line 4: No driver has the seniority number or employee ID “9”.',
  );
  const preview = await post('preview', text);
  expect(preview.status).toBe(200);
  const shown = await preview.text();
  expect(shown).toContain('1 owner will be asked to confirm');
  expect(shown).toContain('Line 3: Emil Driver has confirmed an address');
  expect(shown).not.toContain(getMailAddress(emil));
  expect(await mails()).toEqual([]);
  const entered = await post('enter-many', text);
  expect([entered.status, entered.headers.get('location')]).toEqual([303, path]);
  expect(await mails()).toMatchObject([{ to: email, employeeId: dora }]);
  const twice = await post('enter-many', text);
  expect(twice.status).toBe(200);
  expect(await twice.text()).toContain('Line 2: Dora Driver was asked at this address already');
  expect(await mails()).toHaveLength(1);
  expect(await contact(emil)).toMatchObject({ email: getMailAddress(emil) });
  expect(await page('')).toContain('Without a confirmed address (1)');
});
