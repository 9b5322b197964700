import { describe, expect, test } from 'vitest';
import { writeIn } from '~/app/copy/server-copy.server';
import { writeMailText } from '~/app/platform/mail/mail-text.server';
import {
  accountChangeSchema,
  driverAccountChangeSchema,
  mailSchema,
  type Mail,
} from '~/domain/mail/mail';
import { mails } from '~/tests/support/mails';

test.each(Object.values(mails))('says what happened in an email of kind $kind', (mail) => {
  const { subject, paragraphs, action } = writeMailText(mail);
  expect(subject).not.toBe('');
  expect(paragraphs[0]).toMatch(/^Hello/);
  if ('secret' in mail) expect(action?.path).toBe('/activate?code=the-secret');
  else if ('token' in mail) expect(action?.path).toBe('/confirm-email?code=the-token');
  else if ('employeeId' in mail) expect(action?.path).toBe('/s/ACMEFREIGHT/LAX');
  else if ('username' in mail)
    expect(action?.path).toBe('/admin-portal?c=ACMEFREIGHT&s=LAX&u=admin');
  else if (mail.kind === 'requests-waiting') expect(action?.path).toBe('/admin/master/requests');
  else if (mail.kind === 'company-changed') expect(action?.path).toBe('/admin/activity-log');
  else if (/^webhook-/.test(mail.kind)) expect(action?.path).toBe('/admin/webhooks');
  else if (mail.kind === 'sso-news') expect(action?.path).toBe('/admin/single-sign-on');
  else expect(action).toBeUndefined();
});

test('says what was changed on an account, how, and what to do', () => {
  const { subject, paragraphs, facts, notes } = writeMailText(mails['account-changed']);
  expect(subject).toBe('Two-step sign-in is off');
  expect(paragraphs[1]).toBe(
    'The administrator account admin of Los Angeles, Acme Freight, no longer asks for a second step. The password alone is enough to sign in. The change was made by the master administrator. Other sessions have ended.',
  );
  expect(facts.at(-1)).toEqual(['Changed', 'Wed, Nov 25, 2026, 3:00 PM Central']);
  expect(notes[0]).toContain('change your password right away');
  const subjects = accountChangeSchema.options.map(
    (change) => writeMailText({ ...mails['account-changed'], change }).subject,
  );
  expect(new Set(subjects).size).toBe(accountChangeSchema.options.length);
});

test('says who changed or ended the access of somebody, and where', () => {
  const changed = mails['access-changed'];
  const { subject, paragraphs, notes } = writeMailText(changed);
  expect(subject).toBe('Your role at Los Angeles has changed');
  expect(paragraphs.slice(1)).toEqual([
    'Ada Contact made you a dispatcher at Los Angeles, Acme Freight.',
    'You were signed out there.',
  ]);
  expect(notes).toEqual(['If you do not know why, ask Ada Contact.']);
  const ended = writeMailText({ ...changed, role: null });
  expect(ended.subject).toBe('Your access to Los Angeles has ended');
  expect(ended.paragraphs[1]).toBe('Ada Contact ended your access to Los Angeles, Acme Freight.');
  expect(ended.action).toBeUndefined();
});

test('says what the master administrator changed, from what to what', () => {
  const { subject, paragraphs, facts } = writeMailText(mails['company-changed']);
  expect(subject).toBe('A change to Acme Freight');
  expect(paragraphs[2]).toBe(
    'Changed the settings of company ACMEFREIGHT: Maximum drivers: 200 → 100; Free tier: Off → On',
  );
  expect(facts).toEqual([
    ['Company', 'Acme Freight'],
    ['Site Code', 'LAX'],
    ['Changed', 'Wed, Nov 25, 2026, 3:00 PM Central'],
  ]);
});

test('says when a company will be erased, in the time zone of the site, and leads to no closed page', () => {
  const { companyId } = mails['company-changed'];
  const of = { companyId, siteId: null };
  const asked = {
    code: 'tenant-erasure-asked',
    ...of,
    reason: 'Closed',
    ...{ eraseOn: '2026-12-26', eraseFrom: '2026-12-26T02:30:00.000Z' },
  } as const;
  const { paragraphs, action } = writeMailText({ ...mails['company-changed'], act: asked });
  expect(paragraphs[2]).toBe(
    'Scheduled the erasure of company ACMEFREIGHT on Fri, Dec 25, 2026, 8:30 PM Central; reason: Closed',
  );
  expect(action).toBeUndefined();
  const act = { code: 'tenant-erasure-withdrawn', ...of } as const;
  expect(writeMailText({ ...mails['company-changed'], act }).action).toBeUndefined();
});

test('answers a request with the words of the dialog', () => {
  expect(writeMailText(mails['registration-received']).paragraphs).toContain(
    'Your request has been submitted (ID: REQ1234). We will contact you soon.',
  );
});

test('gives the reason of a denial', () => {
  expect(writeMailText(mails['registration-denied']).facts).toContainEqual([
    'Reason',
    'Request denied by administrator',
  ]);
});

test('notifies a driver of a new password and says who to contact', () => {
  const mail = mails['driver-account-changed'];
  const { paragraphs, notes } = writeMailText(mail);
  expect(paragraphs[1]).toBe(
    'You have a new password at Los Angeles. The change was made with the answers to your security questions.',
  );
  expect(notes[0]).toContain('notify your administrator');
  const { options } = driverAccountChangeSchema;
  const subjects = options.map((change) => writeMailText({ ...mail, change }).subject);
  expect(new Set(subjects).size).toBe(options.length);
});

test('says how to sign in with a link and when it expires', () => {
  const { facts, notes } = writeMailText(mails['registration-approved']);
  expect(facts).toEqual([
    ['Company ID', 'ACMEFREIGHT'],
    ['Site Code', 'LAX'],
    ['Username', 'admin'],
  ]);
  expect(notes[0]).toContain('works once, until Thu, Nov 26, 2026, 6:00 AM Central');
});

test('says what the driver got and how to stop the emails', () => {
  const { subject, paragraphs, facts, notes } = writeMailText(mails['award-published']);
  expect(subject).toBe('Job results for the week of Nov 30 – Dec 6 are published');
  expect(paragraphs).toContain('Your job: J100.');
  expect(facts).toEqual([
    ['Start time', '5:30 AM'],
    ['Days', 'Mon-Fri'],
    ['Published', 'Wed, Nov 25, 2026, 3:00 PM Central'],
  ]);
  expect(notes.at(-1)).toBe(
    'You get this email because this address is on your driver page at Los Angeles. To stop these emails, sign in there, open “Messages” and remove it.',
  );
});

test("gives the deadline of a reminder in the site's local time", () => {
  const { facts, notes } = writeMailText(mails['closing-soon']);
  expect(facts).toEqual([['Closes', 'Wed, Nov 25, 3:00 PM Central']]);
  expect(notes.at(-1)).toContain('To stop these emails');
  const ofVacations = writeMailText({ ...mails['closing-soon'], periodId: null });
  expect(ofVacations.subject).toBe('Vacation selection closes soon');
});

type News = Extract<Mail, { kind: 'award-published' }>['news'];
const awarded = (news: News) => {
  const { paragraphs, facts } = writeMailText({ ...mails['award-published'], news });
  return [paragraphs.at(-1), ...facts.slice(0, -1)];
};

test.each<[News, readonly unknown[]]>([
  [{ kind: 'no-job' }, ['You were not assigned a job.']],
  [{ kind: 'on-leave' }, ['You are on leave.']],
  [{ kind: 'on-vacation', weekId: 'W048' }, ['You are on vacation.', ['Vacation week', 'W048']]],
  [
    { kind: 'vacation-week', weekId: 'W001', startDate: '2025-01-06', endDate: '2025-01-12' },
    ['Your vacation week: W001.', ['From', 'Mon, Jan 6, 2025'], ['To', 'Sun, Jan 12, 2025']],
  ],
  [
    { kind: 'job', jobId: 'J1', startTime: '05:30', weekDays: 'Mon-Fri', location: 'North Yard' },
    [
      'Your job: J1.',
      ...[
        ['Start time', '5:30 AM'],
        ['Days', 'Mon-Fri'],
        ['Location', 'North Yard'],
      ],
    ],
  ],
  [
    { kind: 'job', jobId: 'J1', startTime: '05:30', weekDays: 'Mon-Fri', isAirport: true },
    ['Your job: J1.', ['Start time', '5:30 AM'], ['Days', 'Mon-Fri'], ['Location', 'Airport']],
  ],
  [{ kind: 'no-vacation-week' }, ['You were not assigned a vacation week.']],
])('describes an award of %j', (news, expected) => {
  expect(awarded(news)).toEqual(expected);
});

test('keeps the text of an email that an earlier version left in the outbox', () => {
  const stored = mailSchema.parse({
    ...mails['award-published'],
    published: '2026-11-25 16:00 (America/Chicago)',
    news: { headline: 'Your job: J100', facts: [['Start time', '05:30']] },
  });
  const { paragraphs, facts } = writeMailText(stored);
  expect(paragraphs).toContain('Your job: J100.');
  expect(facts).toEqual([
    ['Start time', '05:30'],
    ['Published', '2026-11-25 16:00 (America/Chicago)'],
  ]);
});

describe('in Spanish', () => {
  const write = (mail: Mail) => writeIn('es', () => writeMailText(mail));

  test.each(Object.values(mails))(
    'an email of kind $kind has the same parts, none in English',
    (mail) => {
      const { subject, paragraphs, facts, action, notes } = write(mail);
      const english = writeMailText(mail);
      expect(paragraphs[0]).toMatch(/^Hola/);
      expect(paragraphs).toHaveLength(english.paragraphs.length);
      expect(facts).toHaveLength(english.facts.length);
      expect(action?.path).toBe(english.action?.path);
      const sentences = (text: typeof english) => [
        text.subject,
        ...text.paragraphs,
        ...text.facts.map(([label]) => label),
        ...(text.action ? [text.action.label] : []),
        ...text.notes,
      ];
      const both = sentences(english);
      const kept = sentences({ subject, paragraphs, facts, ...(action && { action }), notes });
      // A note is sent in the words of the administrator who wrote it.
      const written = 'text' in mail ? mail.text.split('\n').filter((line) => line !== '') : [];
      expect(kept.filter((sentence) => both.includes(sentence))).toEqual(written);
    },
  );

  test('a published award names the job and how to stop the mails', () => {
    const { subject, paragraphs, facts, notes } = write(mails['award-published']);
    expect(subject).toBe(
      'Ya se publicaron los resultados de trabajo para la semana del 30 nov al 6 dic',
    );
    expect(paragraphs.at(-1)).toBe('Su trabajo: J100.');
    expect(facts.map(([label]) => label)).toEqual(['Hora de inicio', 'Días', 'Publicación']);
    expect(notes.at(-1)).toContain('“Mensajes”');
  });

  test('a deadline has the day of the week', () => {
    expect(write(mails['closing-soon']).facts).toEqual([
      ['Cierre', 'mié, 25 nov, 3:00 p.\u00a0m., hora del Centro'],
    ]);
  });

  test('every change of an account reads as one sentence', () => {
    const admin = accountChangeSchema.options.map((change) =>
      write({ ...mails['account-changed'], change }),
    );
    const driver = driverAccountChangeSchema.options.map((change) =>
      write({ ...mails['driver-account-changed'], change }),
    );
    for (const texts of [admin, driver])
      expect(new Set(texts.map(({ subject }) => subject)).size).toBe(texts.length);
    expect(driver[0]?.paragraphs[1]).toBe(
      'En Los Angeles, usted tiene una contraseña nueva. El cambio se hizo con las respuestas a sus preguntas de seguridad.',
    );
  });
});
