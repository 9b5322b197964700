import { expect, test } from 'vitest';
import { activityEvents as english } from '~/app/copy/en/admin/activity';
import { activityEvents as spanish } from '~/app/copy/es/admin/activity';
import type { ActivityEvent } from '~/domain/activity/activity';
import { newCompanySettings } from '~/domain/company/company';

const closesAt = { wallTime: '2026-11-25T15:00', timeZone: 'America/New_York' };
const manual = {
  jobId: 'J1',
  driverId: '1000002',
  driverName: 'Dora Driver',
  periodId: '2026-W49',
  replacedId: null,
  objections: [],
  note: '',
};

/** One example per event. The compiler already checks that every code has a sentence in both languages. */
const examples: [ActivityEvent, string][] = [
  [{ code: 'text', text: 'Saved 3 picks' }, 'Saved 3 picks'],
  [{ code: 'signed-in', by: 'id' }, 'Signed in by employee ID'],
  [{ code: 'signed-in', by: 'password' }, 'Signed in with a password'],
  [
    { code: 'administrator-signed-in', way: 'master' },
    'Someone signed in as this administrator with the master password',
  ],
  [
    { code: 'own-account-changed', change: 'password', byMasterPassword: true },
    'Changed their password, with the master password',
  ],
  [
    { code: 'reset-code-issued', driverId: '1000001', driverName: 'Ada' },
    'Issued a one-time password code for Ada (1000001)',
  ],
  [
    {
      code: 'work-planned',
      from: { wallTime: '2026-11-28T22:00', timeZone: 'America/New_York' },
      until: { wallTime: '2026-11-29T00:30', timeZone: 'America/New_York' },
      note: 'New database.',
    },
    'Planned work on the installation: 2026-11-28 22:00 (America/New_York) – 2026-11-29 00:30 (America/New_York) (New database.)',
  ],
  [{ code: 'contact-changed', change: 'set' }, 'Set an email address for alerts'],
  [
    {
      code: 'entered-address-changed',
      driverId: '1000001',
      driverName: 'Dora',
      change: 'entered',
    },
    'Entered an email address for Dora (1000001), whose owner is asked to confirm it',
  ],
  [
    { code: 'address-lost', driverId: '1000001', why: 'bounced' },
    'Removed the email address of driver 1000001, because emails to it cannot be delivered',
  ],
  [{ code: 'sample-added', noun: 'vacation week' }, 'Added the sample vacation weeks'],
  [{ code: 'rows-saved', noun: 'job', count: 2 }, 'Saved changes to 2 jobs'],
  [{ code: 'rows-imported', noun: 'driver', count: 1, ids: [] }, 'Imported 1 driver'],
  [
    { code: 'rows-imported', noun: 'vacation week', count: 2, ids: ['W001', 'W002'] },
    'Imported 2 vacation weeks: W001, W002',
  ],
  [
    {
      ...{ code: 'list-imported', noun: 'driver', count: 5, added: 2, changed: 1, removed: 2 },
      ids: ['1000001', '1000002'],
    },
    'Imported 5 drivers: 2 new, 1 changed, 2 removed (1000001, 1000002)',
  ],
  [
    { code: 'import-answers-forgotten', noun: 'vacation week' },
    'Forgot the answers about earlier imports of vacation weeks',
  ],
  [
    { code: 'bulk-undone', noun: 'job', restored: 2, changed: 1, removed: 3, kept: 0 },
    'Undid a change of jobs: 2 restored, 1 changed back, 3 removed, 0 not touched because they had changed again',
  ],
  [
    { code: 'rows-removed', noun: 'driver', count: 3, ids: ['1000001', '1000002'] },
    'Removed 3 drivers: 1000001, 1000002, …',
  ],
  [
    { code: 'weeks-closed', count: 1, ids: ['W052'], isClosed: true },
    'Closed 1 vacation week: W052',
  ],
  [
    { code: 'weeks-deleted', count: 1, ids: ['W001'], assignments: 1 },
    'Deleted 1 vacation week: W001 with 1 manual assignment',
  ],
  [
    {
      code: 'week-changed',
      weekId: 'W001',
      from: { startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 2 },
      to: { startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 1 },
    },
    'Changed vacation week W001 from 2027-01-04 to 2027-01-10, 2 slots to 2027-01-04 to 2027-01-10, 1 slot',
  ],
  [
    {
      code: 'picks-saved',
      count: 1,
      periodId: '2026-W49',
      isLate: true,
      receiptNumber: 'AAAA-0001',
    },
    'Saved 1 pick for 2026-W49, after the cutoff (receipt AAAA-0001)',
  ],
  [
    { code: 'cutoff-moved', periodId: '2026-W49', closesAt },
    'Moved the cutoff of 2026-W49 to 2026-11-25 15:00 (America/New_York)',
  ],
  [
    { code: 'opening-refused', because: 'grants-unpublished', count: 1 },
    'The next period did not open: 1 granted claim not published',
  ],
  [
    {
      code: 'award-published',
      periodId: '2026-W49',
      version: 2,
      assigned: 3,
      jobs: 5,
      digest: '42e20537af56',
    },
    'Published the assignments of 2026-W49, version 2: 3 of 5 jobs assigned (digest 42e20537af56)',
  ],
  [
    {
      ...manual,
      code: 'job-assigned',
      replacedId: '1000003',
      objections: [{ code: 'not-eligible' }, { code: 'not-certified' }],
      note: 'Knows the gate',
    },
    'Manually assigned job J1 to Dora Driver (1000002) for 2026-W49; instead of 1000003; ' +
      'confirmed although: Dora Driver is not eligible, Dora Driver is not airport certified; reason: Knows the gate',
  ],
  [
    { ...manual, code: 'claim-granted' },
    'Granted the claim of Dora Driver (1000002) about job J1. ' +
      'Manually assigned job J1 to Dora Driver (1000002) for 2026-W49',
  ],
  [
    {
      code: 'claim-denied',
      jobId: 'J1',
      driverId: '1000002',
      driverName: null,
      periodId: '2026-W49',
      reason: 'Seniority decides',
    },
    'Denied the claim of 1000002 about job J1 for 2026-W49; reason: Seniority decides',
  ],
  [
    { code: 'other-claim-filed', kind: 'seniority', awardId: '2026-W49', version: 1 },
    'Filed a claim about the seniority, 2026-W49, version 1',
  ],
  [
    {
      code: 'other-claim-granted',
      kind: 'data',
      awardId: 'vacation',
      version: 2,
      driverId: '1000002',
      driverName: 'Dora Driver',
      reason: 'The dates were wrong',
    },
    'Granted the claim of Dora Driver (1000002) about the data, vacation weeks; reason: The dates were wrong',
  ],
  [{ code: 'portal-opened', closesAt: null }, 'Opened the vacation portal'],
  [
    { code: 'portal-closure-reached', closesAt },
    'The vacation portal closed at 2026-11-25 15:00 (America/New_York)',
  ],
  [
    {
      code: 'vacation-assigned',
      weekId: 'W001',
      driverId: '1000001',
      driverName: 'Ada',
      slot: 1,
      totalSlots: 2,
    },
    'Manually assigned vacation week W001 to Ada (1000001): slot 1 of 2, 1 left',
  ],
  [
    {
      code: 'settings-changed',
      changes: [
        { name: 'timeZone', from: 'America/New_York', to: 'Asia/Tokyo' },
        { name: 'afterCutoff', from: 'view-only', to: 'may-complete' },
        { name: 'disableAutoAssignments', from: false, to: true },
        { name: 'protestWindowHours', from: 24, to: 0 },
        { name: 'passwordPolicy', from: 'optional', to: 'required' },
        { name: 'adminContactEmail', from: '', to: 'help@site.test' },
      ],
    },
    'Changed settings: Time zone: America/New_York → Asia/Tokyo; ' +
      'After the cutoff: View only → May complete; Auto-assignment: On → Off; ' +
      'Protest window: 24 h → No claims; Driver passwords: Optional → Required; ' +
      'Admin Contact Email: None → help@site.test',
  ],
  [
    { code: 'company-settings-changed', companyId: 'ACME', settings: newCompanySettings },
    'Changed the settings of company ACME: Use seniority for assignment: On; Use VC status: On; ' +
      'Require airport certification: On; Maximum drivers: 100; Maximum jobs: 50; Maximum sites: 3',
  ],
  [
    {
      code: 'company-settings-changed',
      companyId: 'ACME',
      settings: newCompanySettings,
      changes: [
        { name: 'usesVCStatus', from: false, to: true },
        { name: 'maxDrivers', from: 50, to: 100 },
        { name: 'isFree', from: true, to: false },
      ],
    },
    'Changed the settings of company ACME: Use VC status: Off → On; Maximum drivers: 50 → 100; Free tier: On → Off',
  ],
  [
    { code: 'tenant-switched', companyId: 'ACME', siteId: 'BOS02', isActive: false },
    'Deactivated site BOS02 of ACME',
  ],
  [
    {
      code: 'mail-undelivered',
      subject: 'Set a new password',
      to: { driverId: '1000001' },
      attempts: 10,
    },
    'The email “Set a new password” to driver 1000001 could not be delivered after 10 attempts',
  ],
  [
    { code: 'log-cleared' },
    'Cleared the activity log: older entries are hidden here and kept on record',
  ],
];

test.each(examples)('%o is written in English', (event, sentence) => {
  expect(english.describe(event)).toBe(sentence);
});

test('the same events are written in Spanish, but a sentence stored earlier stays as it is', () => {
  const [text, ...others] = examples.map(([event]) => spanish.describe(event));
  expect(text).toBe('Saved 3 picks');
  for (const [place, sentence] of others.entries())
    expect(sentence).not.toBe(examples[place + 1]![1]);
  expect(others).toContain(
    'Guardó 1 preferencia para 2026-W49, después del cierre (comprobante AAAA-0001)',
  );
});
