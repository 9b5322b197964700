import type { Mail } from '~/domain/mail/mail';

const request = {
  to: 'ada@acme.example',
  contactName: 'Ada Contact',
  companyName: 'Acme Freight',
  requestId: 'REQ1234',
};
const link = {
  to: 'ada@acme.example',
  companyName: 'Acme Freight',
  companyId: 'ACMEFREIGHT',
  siteId: 'LAX',
  siteName: 'Los Angeles',
  username: 'admin',
  secret: 'the-secret',
  validUntil: '2026-11-26T12:00:00.000Z',
};

/** One mail of every kind. */
export const mails: { [Kind in Mail['kind']]: Extract<Mail, { kind: Kind }> } = {
  'registration-received': { kind: 'registration-received', ...request },
  'registration-approved': { kind: 'registration-approved', ...request, ...link },
  'registration-denied': {
    kind: 'registration-denied',
    ...request,
    reason: 'Request denied by administrator',
  },
  'admin-activation': { kind: 'admin-activation', ...link },
  'password-reset': { kind: 'password-reset', ...link },
};
