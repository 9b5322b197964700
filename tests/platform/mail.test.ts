import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { parseEnv } from '~/app/platform/config/env';
import { composeMail } from '~/app/platform/mail/compose-mail.server';
import { createOutboxFolder } from '~/app/platform/mail/outbox-folder.server';
import { mails, testFrame as frame } from '~/tests/support/mails';
import { signingKeys } from '~/tests/support/signing-keys';

const at = '2026-11-23T12:00:00.000Z';
const compose = (mail: (typeof mails)[keyof typeof mails], id = '01JDBHMGR0') =>
  composeMail({ id, at, mail }, frame);

describe('a composed mail', () => {
  test.each(Object.values(mails))('of kind $kind has plain text and HTML', async (mail) => {
    const read = await PostalMime.parse(await compose(mail));
    expect(read).toMatchObject({
      from: { address: frame.from, name: 'Job Selection System' },
      to: [{ address: mail.to }],
      messageId: '<01JDBHMGR0@jobs.example.com>',
      date: at,
      attachments: [],
    });
    expect(read.text).toContain('Hello');
    expect(read.html).toContain(read.subject ?? '?');
    if (!('secret' in mail)) return;
    const link = 'https://jobs.example.com/activate?code=the-secret';
    expect(read.text?.split('\n')).toContain(link);
    expect(read.html).toContain(`href="${link}"`);
  });

  test('is in the language of its recipient, HTML included', async () => {
    const english = await PostalMime.parse(await compose(mails['award-published']));
    expect(english.html).toContain('<html lang="en">');
    const mail = { ...mails['award-published'], language: 'es' as const };
    const spanish = await PostalMime.parse(await compose(mail));
    expect(spanish.html).toContain('<html lang="es">');
    expect(spanish.html).toContain('O abra esta dirección:');
    expect(spanish.subject).toMatch(/^Ya se publicaron/);
    expect(spanish.text).toContain('Hola, Dora Driver:');
  });

  test('is marked as automatic', async () => {
    const { headers } = await PostalMime.parse(await compose(mails['password-reset']));
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test.each(Object.values(mails))(
    'of kind $kind has headers that remove the address only if it is a bulk email or asks to confirm it',
    async (mail) => {
      const { headers } = await PostalMime.parse(await compose(mail));
      const listed = headers.filter(({ key }) => key.startsWith('list-'));
      const link = '<https://jobs.example.com/unsubscribe?code=the-token>';
      expect(listed.map(({ key, value }) => [key, value])).toEqual(
        [
          'address-confirmation',
          'award-published',
          'award-withdrawn',
          'result-unseen',
          'claim-answered',
          'closing-soon',
          'cutoff-extended',
          'list-missing',
          'note',
        ].includes(mail.kind)
          ? [
              ['list-unsubscribe', link],
              ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
            ]
          : [],
      );
    },
  );

  test('keeps the link for unsubscribing in one piece, however long it is', async () => {
    const token = 'x.-_'.repeat(150);
    const mail = mails['closing-soon'];
    const long = { ...frame, signUnsubscribe: async () => token };
    const raw = (await composeMail({ id: '01JDBHMGR0', at, mail }, long)).toString();
    expect(raw).toContain(`<https://jobs.example.com/unsubscribe?code=${token}>`);
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThan(998);
  });

  const read = async (mail: (typeof mails)[keyof typeof mails]) =>
    PostalMime.parse(await compose(mail));
  const entered = {
    ...mails['address-confirmation'],
    entered: { companyName: 'Acme Freight' },
  };

  test('asks the owner of an address that an administrator entered, without naming the driver', async () => {
    const { subject, text, html } = await read(entered);
    expect(subject).toBe('Confirm your email address for Los Angeles');
    for (const body of [text, html]) {
      expect(body).toContain('An administrator of Los Angeles, Acme Freight, entered this address');
      expect(body).toContain('nothing but this request is sent to this address');
      expect(body).toContain('https://jobs.example.com/confirm-email?code=the-token');
      expect(body).toContain('https://jobs.example.com/unsubscribe?code=the-token');
      expect(body).not.toMatch(/Dora|1000001/);
    }
    const spanish = await read({ ...entered, language: 'es' });
    expect(spanish.text).toContain('Un administrador de Los Angeles, Acme Freight, agregó');
    expect(spanish.text).toContain('No soy yo, quitar esta dirección:\nhttps://jobs.example.com');
  });

  test('a driver who entered the address is named, and anyone else can refuse it', async () => {
    const { text } = await read(mails['address-confirmation']);
    expect(text).toContain('Hello Dora Driver,');
    expect(text).toContain('This is not me, remove this address:\nhttps://jobs.example.com');
  });

  test('shows names of the company and the site as text', async () => {
    const wicked = '<a href="https://evil.test">Win</a>';
    const { html } = await read({ ...entered, siteName: wicked, entered: { companyName: wicked } });
    expect(html).not.toContain('href="https://evil.test"');
    expect(html).toContain('&lt;a href=&quot;https://evil.test&quot;&gt;Win');
  });

  test('lets no text add a header or an element', async () => {
    const wicked = 'A\r\nBcc: all@acme.example\r\n\r\n<img src=x onerror=alert(1)> & "Co"';
    const mail = { ...mails['registration-denied'], requestId: wicked, contactName: wicked };
    const bytes = await compose(mail);
    const read = await PostalMime.parse(bytes);
    expect(read.bcc ?? []).toEqual([]);
    expect(read.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(read.html).not.toContain('<img');
    expect(read.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;');
    expect(read.text).toContain('<img src=x onerror=alert(1)> & "Co"');
  });

  test('keeps texts in every writing system', async () => {
    const contactName = 'Zoë 李雷 Ñandú';
    const { text, subject } = await PostalMime.parse(
      await compose({ ...mails['registration-received'], contactName, requestId: 'REQ “1”' }),
    );
    expect(text).toContain(`Hello ${contactName},`);
    expect(subject).toBe('We received your request (REQ “1”)');
  });
});

describe('the outbox folder', () => {
  const inFolder = async (use: (folder: string) => Promise<void>) => {
    const parent = await mkdtemp(join(tmpdir(), 'outbox-'));
    try {
      await use(join(parent, 'outbox'));
    } finally {
      await rm(parent, { recursive: true });
    }
  };

  test('holds each email once and complete, readable only by its owner, latest first', () =>
    inFolder(async (folder) => {
      const outbox = createOutboxFolder(folder);
      expect(await outbox.list(10)).toEqual([]);
      expect(await outbox.read('01A')).toBeNull();
      const bytes = await compose(mails['registration-received'], '01A');
      await Promise.all([outbox.write('01A', bytes), outbox.write('01A', bytes)]);
      await outbox.write('01B', await compose(mails['password-reset'], '01B'));
      expect((await readdir(folder)).sort()).toEqual(['01A.eml', '01B.eml']);
      expect((await stat(join(folder, '01A.eml'))).mode & 0o777).toBe(0o600);
      expect(Buffer.from((await outbox.read('01A'))!).equals(bytes)).toBe(true);
      const listed = await outbox.list(10);
      expect(listed.map(({ id }) => id)).toEqual(['01B', '01A']);
      expect(listed[1]).toMatchObject({
        to: 'ada@acme.example',
        subject: 'We received your request (REQ1234)',
        date: at,
      });
      expect(await outbox.list(1)).toHaveLength(1);
    }));

  test.each(['../secrets', '..', 'a/b', '', '.hidden', 'a'.repeat(200)])('has no email %j', (id) =>
    inFolder(async (folder) => {
      const outbox = createOutboxFolder(folder);
      expect(await outbox.read(id)).toBeNull();
      await expect(outbox.write(id, new Uint8Array())).rejects.toThrow('name of a mail');
    }),
  );
});

describe('the environment', () => {
  const ses = { ...signingKeys, MAIL: 'ses', PUBLIC_ORIGIN: 'https://jobs.example.com' };

  test('writes emails to the folder by default', () => {
    expect(parseEnv(signingKeys)).toMatchObject({ MAIL: 'outbox' });
    const from = { MAIL_FROM: 'no-reply@jobs.example.com' };
    expect(parseEnv({ ...ses, ...from })).toMatchObject({ MAIL: 'ses', ...from });
  });

  test.each([
    ['MAIL_FROM', ses],
    ['PUBLIC_ORIGIN', { ...signingKeys, MAIL: 'ses', MAIL_FROM: 'no-reply@jobs.example.com' }],
    ['MAIL', { ...signingKeys, AWS_LAMBDA_FUNCTION_NAME: 'web' }],
    ['MAIL_FROM', { ...ses, MAIL_FROM: 'nobody' }],
  ])('names %s where it is invalid', (name, variables) => {
    expect(() => parseEnv(variables)).toThrow(new RegExp(`^${name}: `, 'm'));
  });
});
