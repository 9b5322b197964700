import { companyRoles, siteRoles, type AdminRole } from '~/domain/company/admin-role';
import { routePaths } from './route-names';

/**
 * Who may do what, as data: for every route, who may use its loader and its action, and the forms of its
 * action. `tests/routes/guards.test.ts` fails if a route is missing here. `strangers.test.ts` tries every route
 * with every role, method and URL, and `bad-requests` sends bad values in every field of every form.
 */
export type Guard = 'public' | 'driver' | 'account' | AdminRole;
export type Form = Readonly<Record<string, string | readonly string[]>>;
interface Row {
  readonly loader?: Guard;
  readonly action?: Guard;
  /** At least one form for each button. The first form must be one that does harm if a stranger can send it. */
  readonly forms?: readonly [Form, ...Form[]];
}

/** Routes that programs use with a token. `tests/functions/web/api.test.ts` tries them with every token and every role. */
export const tokenRoutes: Record<string, { loader: 'token'; action: 'token' }> = {
  'api.v1.$': { loader: 'token', action: 'token' },
};

/** The strangers know this password, so that a refusal cannot be due to a wrong password. */
export const adminPassword = 'a password of an administrator';
/** The correct one-time code, which is valid only for this driver. */
export const resetCode = 'AAAA-AAAA';

/** The IDs in the forms, which name items of the tenant (`tests/support/stocked-site.ts`). */
export const target = {
  driverId: '7654321',
  jobId: 'VICTIMJOB',
  weekId: 'W777',
  requestId: 'REQ0001',
  personId: 'person-0001',
  tokenId: '01TOKEN00000000000000000A1',
  receiverId: '01RECEIVER0000000000000A1',
  messageId: '01MESSAGE00000000000000A1',
} as const;
const { driverId, jobId, weekId, requestId } = target;

const chosen = { password: 'violin harbour', repeated: 'violin harbour' };
const currentPassword = adminPassword;
const confirmed = 'yes';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `AAAA-AAA${at}`).join(' ');

const login = { companyId: 'VICTIM', siteId: 'NYC01' };
const account = { ...login, username: 'admin' };
const driver = { employeeId: '7000001', name: 'Nora New', seniorityNumber: '70', isEligible: 'on' };
const shownDriver = {
  name: 'Vera Shown',
  seniorityNumber: 1,
  vcStatus: false,
  airportCertified: false,
  isEligible: true,
};
const job = { startTime: '09:00', weekDays: 'Mon-Fri', isAirport: 'on', location: 'Dock 9' };
const shownJob = { startTime: '08:00', weekDays: 'Mon-Fri', isAirport: false };
const week = { startDate: '2027-02-01', endDate: '2027-02-07', totalSlots: '3' };
const shownWeek = { weekId, startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 5 };
const rules = { maxDrivers: '50', maxJobs: '50', maxSites: '5', usesVCStatus: 'on' };
const settings = {
  timeZone: 'America/New_York',
  afterCutoff: 'view-only',
  outageRule: 'off',
  vacationRounds: '1',
  openNextOn: 'never',
  openNextAt: '08:00',
  remindHoursBefore: '0',
  chainMoves: '0',
  protestWindowHours: '48',
  openResults: 'off',
  passwordPolicy: 'optional',
  adminContactEmail: 'site@victim.test',
};

const selectionForms = [
  { intent: 'close-selection' },
  { intent: 'cancel-closing' },
  { intent: 'move-cutoff', wallTime: '2027-03-03T15:00', confirmed: '2027-03-03T15:00' },
  { intent: 'extend-cutoff' },
  { intent: 'start-next-period' },
] as const;
const entered = {
  intent: 'save',
  askedBy: 'The driver',
  how: 'phone',
  seenReceipt: '',
  replacesOwn: 'on',
} as const;
const leave = { from: '2026-12-14', to: '2026-12-20', kind: 'other' };
const seenLeave = '2026-12-07.2026-12-13.leave';
const note = {
  ...{ title: 'Gate 4 is closed', text: 'Use gate 5.', audience: 'listed' },
  ...{ ids: driverId, lastDay: '2026-12-10', byEmail: 'on' },
};
const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/thief',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
};
/** What no device answered. */
const passkeyAnswer = JSON.stringify({ id: 'PASSKEY1', rawId: 'PASSKEY1', type: 'public-key' });
const tradeForms = [
  { intent: 'offer', giveId: 'J1', wantId: 'J2' },
  { intent: 'open', giveId: 'J1' },
  { intent: 'accept', offerId: 'TRADE1' },
  { intent: 'decline', offerId: 'TRADE1' },
  { intent: 'take-back', offerId: 'TRADE1' },
] as const;
/** The rosters of a new tenant have version 1. */
const toConfirm = (lines: string) =>
  ({ intent: 'confirm-import', lines, basis: '1', mode: 'replace' }) as const;
const undoForms = [
  { intent: 'undo', change: '01CHANGE' },
  { intent: 'confirm-undo', change: '', basis: '1' },
] as const;
const columns = {
  intent: 'import-columns',
  lines: 'Who\tNr\nAda\t7',
  column: ['', 'name'],
  newHeader: '1',
  newColumn: ['name', ''],
} as const;
const words = {
  intent: 'import-words',
  lines: '1000001\tAda\t7\tmaybe',
  word: ['vcStatus:maybe'],
  meaning: ['no'],
} as const;
const sheet = { intent: 'import-sheet', lines: 'ID\tName\tRank\n1000001\tAda\t7' } as const;
const header = {
  intent: 'import-header',
  lines: 'List\tof 2027\nID\tName\tRank\n1000001\tAda\t7',
  header: '2',
} as const;
const repairs = {
  intent: 'import-repairs',
  lines: 'ID\tName\tRank\n100001\tAda\t7',
  offered: ['pad-ids'],
  taken: ['pad-ids'],
} as const;
const answered = {
  lines: 'Who\tNr\tRank\tEligible\nAda\t1000001\t7\tLOA',
  header: '1',
  column: ['name', 'employeeId', 'seniorityNumber', 'isEligible'],
  word: ['isEligible:LOA'],
  meaning: ['no'],
} as const;
const askWords = { intent: 'import-ask-words', ...answered } as const;
const forget = { intent: 'import-forget', ...answered } as const;
const earlier = JSON.stringify({
  headers: [{ header: 'Who', field: 'name' }],
  words: [{ field: 'isEligible', word: 'LOA', meaning: 'no' }],
});
const workbook = { intent: 'import-workbook', file: 'no workbook' };

export const accessMatrix: Record<string, Row> = {
  root: { loader: 'public' },
  $: { loader: 'public', action: 'public', forms: [{ any: 'thing' }] },
  _index: { loader: 'public', action: 'public', forms: [{ employeeId: driverId }] },
  's.$companyId.$siteId': {
    loader: 'public',
    action: 'public',
    forms: [{ employeeId: driverId }],
  },
  's.$companyId.$siteId_.manifest[.]webmanifest': { loader: 'public' },
  'logo.$companyId.$version': { loader: 'public' },
  'calendar.$companyId.$siteId.$file': { loader: 'public' },
  'driver-login': {
    loader: 'public',
    action: 'public',
    forms: [
      { ...login, employeeId: '1111111', password: 'guess', next: '/driver-preferences' },
      { intent: 'own-device', next: '/driver-preferences' },
      { intent: 'forget-own-device' },
      { intent: 'passkey', answer: passkeyAnswer, next: '/driver-preferences' },
    ],
  },
  'passkey-challenge': { loader: 'public', action: 'public', forms: [{}] },
  'request-access': {
    loader: 'public',
    action: 'public',
    forms: [
      {
        companyName: 'Acme Parcel',
        contactName: 'Ada Admin',
        contactEmail: 'ada@acme.test',
        contactPhone: '+1 555 0100',
        siteCode: 'NYC01',
        siteName: 'New York Depot',
        siteAddress: '1 Dock Street, New York',
        notes: 'Forty drivers',
        timeZone: 'Europe/Berlin',
        driverCount: '40',
        siteCount: '2',
        wishedCompanyId: 'ACMEEAST',
        website: '',
        stamp: 'a stamp',
      },
    ],
  },
  'reset-password': {
    loader: 'public',
    action: 'public',
    forms: [{ ...login, employeeId: driverId, code: 'BBBB-BBBB', ...chosen }],
  },
  logout: { loader: 'public', action: 'public', forms: [{ any: 'thing' }] },
  language: { loader: 'public', action: 'public', forms: [{ language: 'es' }] },
  'kiosk.alive': { loader: 'driver' },
  'driver-preferences': {
    loader: 'driver',
    action: 'driver',
    forms: [
      { intent: 'save', pick: jobId, seenReceipt: '' },
      { intent: 'claim', about: `pick ${jobId}`, text: 'I rank above' },
      { intent: 'claim', about: 'seniority', text: 'I rank above' },
      { intent: 'confirm-result', version: '1' },
      { intent: 'confirm-past-result', awardId: '2026-W48', version: '1' },
      { intent: 'confirm-note', noteId: 'NOTE1' },
      { intent: 'change-filter', change: 'save:to=07%3A59&day=Mon' },
      { intent: 'take-job', offerId: 'OFFER1', jobId },
      { intent: 'take-back-job', offerId: 'OFFER1', jobId },
    ],
  },
  'driver-preferences_.mails': { loader: 'driver' },
  'driver-preferences_.messages': {
    loader: 'driver',
    action: 'driver',
    forms: [
      { intent: 'save', email: 'thief@evil.test' },
      { intent: 'remove' },
      { intent: 'again' },
      {
        intent: 'choose-messages',
        channel: 'email',
        'by-email': 'results',
        'by-push': 'results',
        'by-sms': 'results',
      },
      { intent: 'save-number', number: '+12133734253' },
      { intent: 'new-code' },
      { intent: 'confirm-number', code: '123456' },
      { intent: 'remove-number' },
      { intent: 'add-device', ...device },
      { intent: 'remove-device', deviceId: 'DEVICE1' },
    ],
  },
  'driver-preferences_.calendar': {
    loader: 'driver',
    action: 'driver',
    forms: [{ intent: 'make' }, { intent: 'end' }],
  },
  'driver-preferences_.my-phone': {
    loader: 'driver',
    action: 'driver',
    forms: [
      { intent: 'forget-all' },
      { intent: 'remember' },
      { intent: 'forget', deviceId: 'DEVICE1' },
      { intent: 'add-passkey', currentPassword, handle: 'A'.repeat(43), answer: passkeyAnswer },
      { intent: 'remove-passkey', passkeyId: 'PASSKEY1' },
    ],
  },
  'driver-preferences_.password': {
    loader: 'driver',
    action: 'driver',
    forms: [
      { code: resetCode, ...chosen },
      { currentPassword: 'guess', ...chosen },
    ],
  },
  'driver-preferences_.print': { loader: 'driver' },
  'driver-preferences_.history': { loader: 'driver' },
  'driver-preferences_.past-weeks': { loader: 'driver' },
  'driver-preferences_.check-record': { loader: 'driver' },
  'driver-preferences_.all-results': { loader: 'driver' },
  'driver-preferences_.give-back': {
    loader: 'driver',
    action: 'driver',
    forms: [
      { intent: 'give-back', week: '2026-W49', jobId, version: '1' },
      { intent: 'keep', week: '2026-W49' },
    ],
  },
  'driver-preferences_.trades': { loader: 'driver', action: 'driver', forms: tradeForms },
  'driver-vacation_.trades': { loader: 'driver', action: 'driver', forms: tradeForms },
  'driver-preferences_.waiting-save': {
    loader: 'driver',
    action: 'driver',
    forms: [{ pick: jobId, seenReceipt: '' }],
  },
  'driver-vacation_.waiting-save': {
    loader: 'driver',
    action: 'driver',
    forms: [{ pick: weekId, seenReceipt: '' }],
  },
  'driver-preferences_.window': { loader: 'driver' },
  'driver-preferences_.standing': { loader: 'driver' },
  'driver-preferences_.standing_.now': { loader: 'driver' },
  'driver-vacation': {
    loader: 'driver',
    action: 'driver',
    forms: [
      { intent: 'save', pick: weekId, seenReceipt: '' },
      { intent: 'give-up', weekId },
      { intent: 'decline', weekId },
      { intent: 'confirm-result', version: '1' },
      { intent: 'confirm-note', noteId: 'NOTE1' },
    ],
  },
  'driver-vacation_.print': { loader: 'driver' },
  'driver-vacation_.check-record': { loader: 'driver' },
  'driver-vacation_.history': { loader: 'driver' },
  'driver-vacation_.all-results': { loader: 'driver' },
  'driver-vacation_.calendar[.]ics': { loader: 'driver' },
  'admin-portal': {
    loader: 'public',
    action: 'public',
    forms: [{ ...account, password: 'guess' }],
  },
  'admin-portal_.forgot-password': { loader: 'public', action: 'public', forms: [account] },
  'admin-portal_.code': {
    loader: 'public',
    action: 'public',
    forms: [{ code: '123456' }, { answer: passkeyAnswer }],
  },
  activate: { loader: 'public', action: 'public', forms: [chosen] },
  'confirm-email': { loader: 'public', action: 'public', forms: [{ intent: 'confirm' }] },
  'confirm-device': { loader: 'public', action: 'public', forms: [{ intent: 'confirm' }] },
  unsubscribe: {
    loader: 'public',
    action: 'public',
    forms: [{ 'List-Unsubscribe': 'One-Click' }],
  },
  'dev.outbox': {
    loader: 'site-admin',
    action: 'site-admin',
    forms: [{ number: '+12135550123' }],
  },
  'dev.outbox_.$mailId': { loader: 'site-admin' },
  'admin.account': {
    loader: 'steward',
    action: 'steward',
    forms: [
      { intent: 'email', email: 'thief@evil.test', currentPassword },
      { intent: 'password', currentPassword: 'guess', ...chosen },
      { intent: 'name', name: 'Thea Thief' },
    ],
  },
  'sso._index': { loader: 'public', action: 'public', forms: [{ companyId: 'VICTIM' }] },
  'sso.$companyId': { loader: 'public' },
  'sso.callback': { loader: 'public' },
  'admin.keeping-history': {
    loader: 'company-admin',
    action: 'company-admin',
    forms: [
      { intent: 'choose', awards: '1', claims: '1', log: '1', version: '0' },
      { intent: 'withdraw' },
    ],
  },
  'admin.single-sign-on': {
    loader: 'company-admin',
    action: 'company-admin',
    forms: [
      {
        intent: 'connect',
        issuer: 'https://login.thief.invalid',
        clientId: 'thief',
        clientSecret: 'thief',
        groupsClaim: 'groups',
      },
      { intent: 'add-rule', group: 'Thieves', role: 'company-admin', siteId: '' },
      { intent: 'remove-rule', group: 'Drivers', role: 'steward', siteId: 'NYC01' },
      { intent: 'require', keeper: 'NYC01 company' },
      { intent: 'allow-passwords' },
      { intent: 'turn-off' },
    ],
  },
  'admin.api-access': {
    loader: 'site-admin',
    action: 'site-admin',
    forms: [
      { intent: 'create', name: 'Payroll', scope: ['rosters:read', 'awards:read'], days: '90' },
      { intent: 'revoke', tokenId: target.tokenId },
    ],
  },
  'admin.webhooks': {
    loader: 'site-admin',
    action: 'site-admin',
    forms: [
      {
        ...{ intent: 'add', name: 'Payroll', url: 'https://hooks.example.com/job-selection' },
        ...{ type: ['award.published', 'claim.filed'], of: ['jobs'] },
      },
      ...['remove', 'rotate', 'switch-on', 'test'].map((intent) => ({
        intent,
        receiverId: target.receiverId,
      })),
      { intent: 'send-again', receiverId: target.receiverId, messageId: target.messageId },
    ],
  },
  'admin.people': {
    loader: 'site-admin',
    action: 'site-admin',
    forms: [
      { intent: 'invite', name: 'Ida Invited', email: 'ida@victim.test', role: 'site-admin' },
      { intent: 'resend', username: target.personId },
      { intent: 'withdraw', username: target.personId },
      { intent: 'change-role', username: target.personId, role: 'site-admin' },
      { intent: 'change-role', username: target.personId, role: 'company-admin' },
      { intent: 'remove', username: target.personId },
    ],
  },
  'admin.sites': {
    loader: 'company-admin',
    action: 'company-admin',
    forms: [
      { siteId: 'NYC01', from: '/admin/people' },
      { siteId: 'BOS02', from: '/admin/people' },
    ],
  },
  'admin.company-logo': {
    loader: 'company-admin',
    action: 'company-admin',
    forms: [{ intent: 'remove' }, { intent: 'upload', file: 'no image' }],
  },
  'admin.support-access': {
    loader: 'company-admin',
    action: 'company-admin',
    forms: [{ intent: 'allow', hours: '168' }, { intent: 'stop' }],
  },
  'admin.export-data': { loader: 'site-admin' },
  'admin.export-data_.site': {
    loader: 'site-admin',
    action: 'site-admin',
    forms: [{ intent: 'export' }],
  },
  'admin.export-data_.company': {
    loader: 'company-admin',
    action: 'company-admin',
    forms: [{ intent: 'export' }],
  },
  'admin.erase-driver': {
    loader: 'site-admin',
    action: 'site-admin',
    forms: [{ intent: 'erase', employeeId: driverId, typed: driverId }],
  },
  'admin.account_.two-step': {
    loader: 'account',
    action: 'account',
    forms: [
      { intent: 'turn-off', currentPassword },
      { intent: 'turn-on', currentPassword, recoveryCodes, secret, code: '123456' },
      { intent: 'new-recovery-codes', currentPassword, recoveryCodes },
      {
        ...{ intent: 'add-passkey', currentPassword, recoveryCodes },
        ...{ name: 'Office computer', answer: passkeyAnswer },
      },
      { intent: 'remove-app', currentPassword },
      { intent: 'remove-passkey', currentPassword, passkeyId: 'PASSKEY1' },
    ],
  },
  'admin._index': { loader: 'public' },
  'admin-dashboard': { loader: 'public' },
  'admin.session': {
    loader: 'public',
    action: 'public',
    forms: [
      { ...account, password: 'guess' },
      { ...account, answer: passkeyAnswer },
      { ...account, code: '123456' },
    ],
  },
  'admin.dashboard_.feed': { loader: 'dispatcher' },
  'admin.dashboard': {
    loader: 'steward',
    action: 'dispatcher',
    forms: [...selectionForms, { intent: 'refresh' }],
  },
  'admin.activity-log': {
    loader: 'dispatcher',
    action: 'site-admin',
    forms: [{ intent: 'clear', confirmed }],
  },
  'admin.activity-log_.export': { loader: 'dispatcher' },
  'admin.edit-drivers': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      { intent: 'delete', selected: driverId, confirmed },
      { intent: 'save', edits: JSON.stringify([{ id: driverId, seen: shownDriver, name: 'X' }]) },
      {
        ...{ intent: 'save-row', id: driverId, seen: JSON.stringify(shownDriver) },
        ...{ name: 'Vera', seniorityNumber: '3', isEligible: 'on' },
      },
      { intent: 'add', vcStatus: 'on', airportCertified: 'on', ...driver },
      toConfirm('7000002\tNils Next\t71'),
      { intent: 'import', text: '7000002,Nils Next,71', chosen: earlier },
      columns,
      words,
      header,
      askWords,
      forget,
      repairs,
      sheet,
      ...undoForms,
      workbook,
      { intent: 'reset-password', employeeId: driverId },
      { intent: 'issue-code', employeeId: driverId },
    ],
  },
  'admin.edit-drivers_.seniority': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      { intent: 'change', driver: driverId, to: '9', basis: '1' },
      { intent: 'change', move: 'gaps', basis: '1' },
      { intent: 'change', move: 'date', basis: '1' },
    ],
  },
  'admin.edit-drivers_.export': { loader: 'dispatcher' },
  'admin.edit-drivers_.storing': { loader: 'dispatcher' },
  'admin.edit-jobs': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      { intent: 'delete', selected: jobId, confirmed },
      { intent: 'save', edits: JSON.stringify([{ id: jobId, seen: shownJob, weekDays: 'Sun' }]) },
      { intent: 'save-row', id: jobId, seen: JSON.stringify(shownJob), ...job },
      { intent: 'add', jobId: 'J900', ...job },
      toConfirm('J901\tMon-Fri\t08:00'),
      { intent: 'save-template', name: 'Winter' },
      { intent: 'use-template', templateId: 'TEMPLATE1' },
      { intent: 'delete-template', templateId: 'TEMPLATE1' },
      { intent: 'import', text: 'J901,Mon-Fri,08:00', chosen: earlier },
      columns,
      words,
      header,
      askWords,
      forget,
      repairs,
      sheet,
      ...undoForms,
      workbook,
    ],
  },
  'admin.edit-jobs_.export': { loader: 'dispatcher' },
  'admin.edit-jobs_.published-weeks': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [{ intent: 'change', periodId: '2026-W49', version: '1', basis: '1', jobs: jobId }],
  },
  'admin.award-again': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [{ intent: 'award-again', from: '1', seen: '1', basis: '', confirmed: 'shown' }],
  },
  'admin.free-job': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      {
        ...{ intent: 'free', driverId, periodId: '2026-W49', version: '1', confirmed: 'shown' },
        ...{ why: 'away', ...leave, givenTo: '' },
      },
    ],
  },
  'admin.left-over-jobs': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      {
        intent: 'offer',
        periodId: '2026-W49',
        job: jobId,
        wallTime: '2026-11-27T12:00',
        discards: 'OFFER1',
      },
      { intent: 'change-until', offerId: 'OFFER1', wallTime: '2026-11-27T12:00' },
      { intent: 'end', offerId: 'OFFER1' },
      { intent: 'publish', offerId: 'OFFER1', confirmed: 'shown' },
    ],
  },
  'admin.edit-vacation-weeks_.published-weeks': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [{ intent: 'change', version: '1', basis: '1', weeks: weekId }],
  },
  'admin.edit-jobs_.storing': { loader: 'dispatcher' },
  'admin.live-picks-snapshot': { loader: 'steward' },
  'admin.live-picks-snapshot_.changes': { loader: 'steward' },
  'admin.conflicts': { loader: 'dispatcher' },
  'admin.conflicts_.print': { loader: 'dispatcher' },
  'admin.dispute-resolution': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      { intent: 'award', driverId, jobId, reason: 'Because', confirmed },
      { intent: 'grant', claimId: 'CLAIM1', reason: 'Because', confirmed },
      { intent: 'grant-and-publish', claimId: 'CLAIM1', reason: 'Because', confirmed, seen: '1' },
      { intent: 'deny', claimId: 'CLAIM1', reason: 'Because', confirmed },
    ],
  },
  'admin.final-assignments': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      { intent: 'assign', driverId, jobId, note: '', confirmed },
      { intent: 'assign', driverId, jobId, note: 'By hand', confirmed },
      { intent: 'remove', jobId, driverId },
      { intent: 'create-provisional' },
      { intent: 'save-final', seen: '0', basis: '' },
      { intent: 'publish', seen: '0' },
      { intent: 'cancel-publishing' },
      { intent: 'withdraw', seen: '1', reason: 'A job was missing' },
    ],
  },
  'admin.trades': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      { intent: 'approve', of: 'jobs', offerId: 'TRADE1' },
      { intent: 'reject', of: 'vacations', offerId: 'TRADE1', reason: 'Because' },
      { intent: 'publish', of: 'jobs' },
    ],
  },
  'admin.email-addresses': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      { intent: 'enter', employeeId: driverId, seen: 'none', email: 'thief@evil.test' },
      { intent: 'again', employeeId: driverId, seen: 'none' },
      { intent: 'remove', employeeId: driverId, seen: 'none' },
      { intent: 'preview', lines: `${driverId}\tthief@evil.test` },
      { intent: 'enter-many', lines: `${driverId}\tthief@evil.test` },
    ],
  },
  'admin.absence': { loader: 'dispatcher' },
  'admin.leave': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      { intent: 'add', driverId, ...leave },
      { intent: 'undo', driverId, ...leave },
      { intent: 'change', driverId, seen: seenLeave, ...leave },
      { intent: 'end', driverId, seen: seenLeave },
      { intent: 'delete', driverId, seen: seenLeave },
    ],
  },
  'admin.leave_.export': { loader: 'dispatcher' },
  'admin.recently-deleted': { loader: 'dispatcher' },
  'admin.notes': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      { intent: 'send', ...note },
      { intent: 'preview', ...note },
      { intent: 'edit', ...note },
      { intent: 'save-template', ...note, templateId: '', templateName: 'Gate' },
      { intent: 'delete-template', templateId: 'TEMPLATE1' },
      { intent: 'withdraw', noteId: 'NOTE1' },
    ],
  },
  'admin.remind-drivers': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [{ intent: 'remind' }],
  },
  'admin.remind-drivers_.export': { loader: 'dispatcher' },
  'admin.remind-drivers_.print': { loader: 'dispatcher' },
  'admin.picks-form': { loader: 'steward' },
  'admin.enter-lists': {
    loader: 'steward',
    action: 'steward',
    forms: [
      {
        ...{ intent: 'save', periodId: '2026-W49', driver: driverId, picks: jobId },
        ...{ askedBy: '', how: 'letter', over: '' },
      },
    ],
  },
  'admin.enter-lists_.driver': { loader: 'steward' },
  'admin.unseen-results': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [{ intent: 'remind', version: '1' }],
  },
  'admin.unseen-results_.export': { loader: 'dispatcher' },
  'admin.unseen-results_.print': { loader: 'dispatcher' },
  'admin.past-weeks': { loader: 'steward' },
  'admin.search': { loader: 'steward' },
  'admin.search_.find': { loader: 'steward' },
  'admin.search_.choices': { loader: 'steward' },
  'admin.what-if': { loader: 'dispatcher' },
  'admin.first-steps': {
    loader: 'steward',
    action: 'dispatcher',
    forms: [
      { intent: 'open-first', wallTime: '2027-03-03T15:00', confirmed: '2027-03-03T15:00' },
      { intent: 'add-sample' },
      { intent: 'remove-sample' },
      { intent: 'remove-sample', drivers: driverId, jobs: 'J1', confirmed: 'yes' },
    ],
  },
  'admin.weeks-ahead': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      { intent: 'add-holiday', date: '2027-01-01', name: 'New Year' },
      { intent: 'remove-holiday', date: '2027-01-01' },
      { intent: 'choose-cutoff', periodId: '2026-W51', wallTime: '2026-12-10T12:00' },
      { intent: 'usual-cutoff', periodId: '2026-W51' },
    ],
  },
  'admin.final-assignments_.$periodId': { loader: 'steward' },
  'admin.final-assignments_.export': { loader: 'steward' },
  'admin.award-difference': { loader: 'steward' },
  'admin.award-difference_.export': { loader: 'steward' },
  'admin.final-assignments_.payroll_.export': { loader: 'steward' },
  'admin.final-assignments_.record': { loader: 'steward' },
  'admin.driver-picks.$employeeId': {
    loader: 'steward',
    action: 'steward',
    forms: [{ ...entered, pick: jobId }],
  },
  'admin.driver-picks.$employeeId_.vacation': {
    loader: 'steward',
    action: 'steward',
    forms: [{ ...entered, pick: weekId }],
  },
  'admin.edit-vacation-weeks': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      { intent: 'delete', weekId, assignments: '0' },
      { intent: 'add', weekId: 'W900', ...week },
      { intent: 'edit', weekId, ...week, shown: JSON.stringify(shownWeek) },
      { intent: 'close-weeks', weekId, state: 'closed' },
      { intent: 'generate', year: '2028', totalSlots: '2' },
      toConfirm('W901\t2027-03-01\t2027-03-07\t4'),
      { intent: 'import', text: 'W901,2027-03-01,2027-03-07,4', chosen: earlier },
      columns,
      words,
      header,
      askWords,
      forget,
      repairs,
      sheet,
      ...undoForms,
      workbook,
    ],
  },
  'admin.edit-vacation-weeks_.export': { loader: 'dispatcher' },
  'admin.live-vacation-picks': { loader: 'steward' },
  'admin.live-vacation-picks_.report': { loader: 'steward' },
  'admin.final-vacation-assignments': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      { intent: 'assign', driverId, weekId },
      { intent: 'free', driverId, weekId },
      { intent: 'remove', driverId, weekId },
      { intent: 'create-provisional' },
      { intent: 'save-final', seen: '0' },
      { intent: 'publish', seen: '0' },
      { intent: 'cancel-publishing' },
      { intent: 'withdraw', seen: '1', reason: 'A week was missing' },
    ],
  },
  'admin.final-vacation-assignments_.$version': { loader: 'steward' },
  'admin.final-vacation-assignments_.export': { loader: 'steward' },
  'admin.final-vacation-assignments_.posting': { loader: 'steward' },
  'admin.final-vacation-assignments_.record': { loader: 'steward' },
  'admin.vacation-dashboard': {
    loader: 'dispatcher',
    action: 'dispatcher',
    forms: [
      { intent: 'open-portal' },
      {
        ...{ intent: 'schedule-closure', date: '2027-03-03', time: '15:00' },
        confirmed: '2027-03-03T15:00',
      },
      { intent: 'cancel-closure' },
      { intent: 'close-portal' },
    ],
  },
  'admin.site-link': {
    loader: 'dispatcher',
    action: 'site-admin',
    forms: [{ intent: 'make' }, { intent: 'end' }],
  },
  'admin.site-link_.poster': { loader: 'dispatcher' },
  'admin.system-settings': {
    loader: 'site-admin',
    action: 'site-admin',
    forms: [
      ...selectionForms,
      { intent: 'save', basis: '{}', ...settings },
      { intent: 'mark-kiosk' },
      { intent: 'unmark-kiosk' },
    ],
  },
  'admin.master': { loader: 'master' },
  'admin.master._index': { loader: 'master' },
  'admin.master.requests': {
    loader: 'master',
    action: 'master',
    forms: [
      {
        intent: 'approve-terms',
        requestId,
        companyId: 'ACMEEAST',
        siteCode: 'NYC01',
        timeZone: 'Europe/Berlin',
        isFree: 'on',
        maxDrivers: '100',
        maxJobs: '50',
        maxSites: '3',
      },
      { intent: 'deny', requestId, reason: 'No customer' },
      { intent: 'erase', requestId, typed: requestId },
    ],
  },
  'admin.master.companies_.export': { loader: 'master' },
  'admin.master.companies': {
    loader: 'master',
    action: 'master',
    forms: [
      { intent: 'switch', companyId: 'VICTIM', isActive: 'false', confirmed },
      { intent: 'switch', ...login, isActive: 'true', confirmed },
      {
        ...{ intent: 'add-site', companyId: 'VICTIM', siteId: 'BOS09', name: 'Boston' },
        ...{ address: '1 Dock Road', email: 'boston@victim.test' },
      },
      { intent: 'rename', companyId: 'VICTIM', name: 'Renamed' },
      { intent: 'remove-logo', companyId: 'VICTIM' },
      { intent: 'rename', ...login, name: 'Renamed' },
      { intent: 'ask-erasure', companyId: 'VICTIM', typed: 'VICTIM', reason: 'It closed' },
      { intent: 'ask-erasure', ...login, typed: 'NYC01', reason: 'It closed' },
      { intent: 'withdraw-erasure', companyId: 'VICTIM' },
      { intent: 'send-activation-link', ...account, email: 'new@victim.test' },
      { intent: 'turn-off-second-factor', ...account },
      { intent: 'make-company-admin', ...account },
      { intent: 'save-settings', companyId: 'VICTIM', isFree: 'on', ...rules },
    ],
  },
  'admin.master.erased': { loader: 'master' },
  'admin.master_.certificate': { loader: 'master' },
  'admin.master_.certificate_.json': { loader: 'master' },
  'admin.master.settings': {
    loader: 'master',
    action: 'master',
    forms: [{ maxDrivers: '1', maxJobs: '1', maxSites: '1' }],
  },
  'admin.master.work': {
    loader: 'master',
    action: 'master',
    forms: [
      {
        intent: 'plan',
        from: '2026-11-24T22:00',
        until: '2026-11-24T23:00',
        note: 'New database.',
      },
      { intent: 'cancel', id: 'w1' },
    ],
  },
  'admin.master-admin': { loader: 'public' },
  status: { loader: 'public' },
  'for-companies': { loader: 'public' },
  'admin.reports': { loader: 'steward' },
  'admin.reports_.$report': { loader: 'steward' },
  'admin.reports_.$report_.csv': { loader: 'steward' },
};

export const roles = [
  'nobody',
  'driver',
  'driver with a password',
  'driver at a kiosk',
  'other company’s driver',
  'former driver',
  ...companyRoles,
  'other site’s admin',
  'other company’s admin',
  'other company’s company admin',
  'former admin',
  'master',
] as const;
export type Role = (typeof roles)[number];

/** Where users are redirected if a route refuses them. */
const home = '/';
/** The company of the former users is deactivated. */
const deactivatedSite = '/s/FORMER/FOR01';
const adminPortal = '/admin-portal';
const dashboard = '/admin/dashboard';

const forDrivers: Record<Role, string> = {
  nobody: home,
  driver: 'in',
  'driver with a password': 'in',
  'driver at a kiosk': 'in',
  'other company’s driver': 'in',
  'former driver': deactivatedSite,
  steward: home,
  dispatcher: home,
  'site-admin': home,
  'company-admin': home,
  'other site’s admin': home,
  'other company’s admin': home,
  'other company’s company admin': home,
  'former admin': home,
  master: home,
};
const forAdmins: Record<Role, string> = {
  nobody: adminPortal,
  driver: adminPortal,
  'driver with a password': adminPortal,
  'driver at a kiosk': adminPortal,
  'other company’s driver': adminPortal,
  'former driver': adminPortal,
  steward: 'in',
  dispatcher: 'in',
  'site-admin': 'in',
  'company-admin': 'in',
  'other site’s admin': 'in',
  'other company’s admin': 'in',
  'other company’s company admin': 'in',
  'former admin': deactivatedSite,
  master: 'in',
};
const otherAdmins = ['other site’s admin', 'other company’s admin'] as const;

const leadToDashboard = (refused: readonly Role[]) =>
  Object.fromEntries(refused.map((role) => [role, dashboard]));

/**
 * What each guard does with each role at the role's own site: `in` lets it enter; otherwise the URL of the
 * redirect.
 */
export const doors: Record<Exclude<Guard, 'public'>, Record<Role, string>> = {
  driver: forDrivers,
  account: forAdmins,
  steward: forAdmins,
  dispatcher: { ...forAdmins, steward: dashboard },
  'site-admin': { ...forAdmins, steward: dashboard, dispatcher: dashboard },
  'company-admin': { ...forAdmins, ...leadToDashboard([...siteRoles, ...otherAdmins]) },
  master: {
    ...forAdmins,
    ...leadToDashboard([...companyRoles, ...otherAdmins, 'other company’s company admin']),
  },
};

/** Values for the parameters of routes: `admin.reports_.$report_.csv` becomes `/admin/reports/drivers/csv`. */
const parameters: Record<string, string> = {
  $: 'no/such/page',
  $report: 'drivers',
  $periodId: '2026-W49',
  $employeeId: driverId,
  $mailId: 'no-mail',
  $companyId: login.companyId,
  $siteId: login.siteId,
};
const toPath = (name: string): string => {
  const segments = name
    .replaceAll('[.]', '·')
    .split('.')
    .map((segment) => segment.replace(/(?<=.)_$/, ''))
    .map((segment) => parameters[segment] ?? segment)
    .filter((segment) => segment !== '_index' && segment !== 'root');
  return `/${segments.join('/')}`.replaceAll('·', '.');
};

/** Every URL at which Remix runs a route: for a page, for Remix's own script, and in Remix's older format. */
export const getAddresses = (name: string, isAction: boolean): string[] => {
  const path = toPath(name);
  const id = (routePaths.get(name) ?? name).replace(/\.tsx?$/, '');
  const index = isAction && name.endsWith('_index') ? ['index'] : [];
  const toAddress = (base: string, ...query: string[]) =>
    query.length > 0 ? `${base}?${query.join('&')}` : base;
  return [
    toAddress(path, ...index),
    toAddress(path === '/' ? '/_root.data' : `${path}.data`, ...index),
    toAddress(path, ...index, `_data=${encodeURIComponent(id)}`),
  ];
};
