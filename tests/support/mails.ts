import type { MailFrame } from '~/app/platform/mail/compose-mail.server';
import { newCompanySettings } from '~/domain/company/company';
import type { Mail } from '~/domain/mail/mail';

const request = {
  to: 'ada@acme.example',
  contactName: 'Ada Contact',
  companyName: 'Acme Freight',
  requestId: 'REQ1234',
};
const account = {
  to: 'ada@acme.example',
  companyName: 'Acme Freight',
  companyId: 'ACMEFREIGHT',
  siteId: 'LAX',
  siteName: 'Los Angeles',
  username: 'admin',
};
const link = {
  ...account,
  secret: 'the-secret',
  validUntil: '2026-11-26T12:00:00.000Z',
  timeZone: 'America/Chicago',
};

const driver = {
  to: 'dora@home.example',
  companyId: 'ACMEFREIGHT',
  siteId: 'LAX',
  siteName: 'Los Angeles',
  employeeId: '1000001',
  name: 'Dora Driver',
};

const atThree = {
  instant: '2026-11-25T21:00:00.000Z',
  wallTime: '2026-11-25T15:00',
  timeZone: 'America/Chicago',
};

/** One email of every kind. */
export const mails: { [Kind in Mail['kind']]: Extract<Mail, { kind: Kind }> } = {
  'registration-received': { kind: 'registration-received', ...request },
  'registration-approved': { kind: 'registration-approved', ...request, ...link },
  'registration-denied': {
    kind: 'registration-denied',
    ...request,
    reason: null,
  },
  'requests-waiting': { kind: 'requests-waiting', to: link.to, count: 3 },
  'admin-activation': { kind: 'admin-activation', ...link },
  'password-reset': { kind: 'password-reset', ...link },
  'account-changed': {
    kind: 'account-changed',
    ...account,
    change: 'second-factor-off',
    by: 'master',
    at: atThree,
  },
  'access-changed': {
    kind: 'access-changed',
    ...account,
    name: 'Sam Steward',
    role: 'dispatcher',
    by: 'Ada Contact',
    at: atThree,
  },
  'company-changed': {
    kind: 'company-changed',
    to: link.to,
    companyName: link.companyName,
    companyId: link.companyId,
    siteId: link.siteId,
    siteName: link.siteName,
    act: {
      code: 'company-settings-changed',
      companyId: link.companyId,
      settings: newCompanySettings,
      changes: [
        { name: 'maxDrivers', from: 200, to: 100 },
        { name: 'isFree', from: false, to: true },
      ],
    },
    at: atThree,
  },
  'webhook-off': {
    kind: 'webhook-off',
    to: link.to,
    companyId: link.companyId,
    siteId: link.siteId,
    siteName: link.siteName,
    name: 'Payroll',
    because: 'failing',
    event: 'claim.filed',
    at: atThree,
  },
  'webhook-message-failed': {
    kind: 'webhook-message-failed',
    to: link.to,
    companyId: link.companyId,
    siteId: link.siteId,
    siteName: link.siteName,
    name: 'Payroll',
    event: 'award.published',
    at: atThree,
  },
  'sso-news': {
    kind: 'sso-news',
    to: link.to,
    companyName: link.companyName,
    companyId: link.companyId,
    siteId: link.siteId,
    siteName: link.siteName,
    news: {
      code: 'sso-changed',
      changes: [
        { setting: 'issuer', from: null, to: 'https://login.acme.example' },
        { setting: 'clientSecret' },
      ],
    },
    by: 'Ada Contact',
    at: atThree,
  },
  'award-published': {
    kind: 'award-published',
    ...driver,
    periodId: '2026-W49',
    published: atThree,
    news: { kind: 'job', jobId: 'J100', startTime: '05:30', weekDays: 'Mon-Fri' },
  },
  'award-withdrawn': {
    kind: 'award-withdrawn',
    ...driver,
    periodId: '2026-W49',
    at: atThree,
    reason: 'A route was missing',
  },
  'result-unseen': {
    kind: 'result-unseen',
    ...driver,
    periodId: '2026-W49',
    published: atThree,
  },
  'claim-answered': {
    kind: 'claim-answered',
    ...driver,
    periodId: '2026-W49',
    pickId: 'J100',
    verdict: 'granted',
    at: atThree,
  },
  'closing-soon': {
    kind: 'closing-soon',
    ...driver,
    periodId: '2026-W49',
    closesAt: atThree,
  },
  'cutoff-extended': {
    kind: 'cutoff-extended',
    ...driver,
    periodId: '2026-W49',
    closesAt: atThree,
  },
  'list-missing': {
    kind: 'list-missing',
    ...driver,
    periodId: '2026-W49',
    closesAt: atThree,
  },
  note: {
    kind: 'note',
    ...driver,
    noteId: '01NOTE',
    title: 'Gate 4 is closed',
    text: 'Use gate 5.\n\nThank you',
    at: atThree,
  },
  'address-confirmation': {
    kind: 'address-confirmation',
    ...driver,
    token: 'the-token',
    validUntil: link.validUntil,
  },
  'address-removed': { kind: 'address-removed', ...driver },
  'list-entered': {
    kind: 'list-entered',
    ...driver,
    periodId: '2026-W49',
    count: 3,
    receiptNumber: 'ABCD-1234',
    username: 'm.lee',
    askedBy: 'Dora',
    how: 'phone',
    at: atThree,
    closesAt: atThree,
  },
  'driver-account-changed': {
    kind: 'driver-account-changed',
    ...driver,
    change: 'password',
    by: 'answers',
    at: atThree,
  },
};

/** What emails of tests need besides their values. */
export const testFrame: MailFrame = {
  origin: 'https://jobs.example.com',
  from: 'no-reply@jobs.example.com',
  signUnsubscribe: async () => 'the-token',
};
