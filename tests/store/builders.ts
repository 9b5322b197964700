import { makeSiteScope } from '~/app/ports/sessions';
import type { AdminCredential } from '~/domain/access/credential';
import type { Activity } from '~/domain/activity/activity';
import { newCompanySettings, type Company } from '~/domain/company/company';
import type { ActEntry } from '~/domain/company/company-act';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import type { Mail } from '~/domain/mail/mail';
import type { NewNotice } from '~/domain/mail/notice';
import type { PickList } from '~/domain/picks/pick-list';
import { firstWindow } from '~/domain/selection/selection-window';
import { noPlan } from '~/domain/selection/week-plan';
import { defaultSiteSettings } from '~/domain/settings/site-settings';
import type { Site } from '~/domain/site/site';
import { newVacationPortal } from '~/domain/vacation/vacation-portal';
import { anEvent } from '~/tests/support/events';

let tenants = 0;
let entries = 0;

/** A tenant that no other test uses; many tests share one table. */
export const aScope = (fields: Partial<Tenant> = {}): SiteScope =>
  makeSiteScope(
    { companyId: `COMPANY${(tenants += 1)}`, siteId: 'MAIN', ...fields },
    { role: 'system', name: 'test' },
  );

export const now = '2026-11-23T12:00:00.000Z';

export const anEntry = (fields: Partial<Activity> = {}): Activity => ({
  id: `01TEST${String((entries += 1)).padStart(6, '0')}`,
  at: now,
  actor: { role: 'system', id: 'test', name: 'Test' },
  action: 'update',
  event: anEvent,
  ...fields,
});

/** The entry of an act of the master administrator. */
export const anAct = ({ companyId }: Pick<Tenant, 'companyId'>): ActEntry => ({
  ...anEntry(),
  event: { code: 'tenant-switched', companyId, siteId: null, isActive: false },
});

export const aCompany = ({ companyId, siteId }: Tenant): Company => ({
  companyId,
  name: 'A Company',
  isActive: true,
  isFree: true,
  registeredAt: now,
  settings: newCompanySettings,
  siteIds: [siteId],
  sessionEpoch: 0,
  version: 1,
});

export const aSite = ({ companyId, siteId }: Tenant, fields: Partial<Site> = {}): Site => ({
  companyId,
  siteId,
  name: 'A Site',
  address: '',
  isActive: true,
  timeZone: 'America/New_York',
  // Without reminders, so that the site is due only at its deadlines.
  settings: { ...defaultSiteSettings, remindHoursBefore: 0 },
  window: firstWindow(now, 'America/New_York'),
  plan: noPlan,
  vacation: newVacationPortal,
  sessionEpoch: 0,
  ownDeviceEpoch: 0,
  version: 1,
  ...fields,
});

export const anAdmin = (fields: Partial<AdminCredential> = {}): AdminCredential => ({
  username: 'admin',
  passwordHash: 'hash',
  role: 'site-admin',
  sessionVersion: 1,
  ...fields,
});

export const aPickList = (fields: Partial<PickList> = {}): PickList => ({
  employeeId: '1000001',
  jobIds: ['J1', 'J2'],
  periodId: '2026-W49',
  windowVersion: 1,
  acceptedAt: now,
  receiptNumber: 'AAAA-0001',
  late: false,
  ...fields,
});

export const aNotice = (tenant: Tenant = aScope()): NewNotice => ({
  id: `01NOTICE${String((entries += 1)).padStart(6, '0')}`,
  at: now,
  notice: {
    kind: 'award-published',
    companyId: tenant.companyId,
    siteId: tenant.siteId,
    awardId: '2026-W49',
    version: 1,
  },
});

type ReceivedMail = Extract<Mail, { kind: 'registration-received' }>;
export const aMail = (fields: Partial<ReceivedMail> = {}): ReceivedMail => ({
  kind: 'registration-received',
  to: 'ada@acme.example',
  contactName: 'Ada Contact',
  companyName: 'Acme Freight',
  requestId: 'REQ1234',
  ...fields,
});
