import { afterAll, expect, test } from 'vitest';
import { defaultTenant } from '~/domain/company/scope';
import { signedInAdmin } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer } from '~/tests/support/test-server';

const server = await startTestServer({ SEED: 'sample' });
afterAll(() => server.stop());
const admin = await signedInAdmin(server.url, masterPassword);

const scope = makeTestScope(defaultTenant);
const stored = async () => {
  const { drivers, jobs } = server.platform.deps.stores;
  return { drivers: await drivers.list(scope), jobs: await jobs.list(scope) };
};
const driver = {
  intent: 'add',
  employeeId: '7000001',
  name: 'New',
  seniorityNumber: '70',
  isEligible: 'on',
};
const job = { intent: 'add', jobId: 'J900', startTime: '08:00', weekDays: 'Mon-Fri' };
const edits = (rows: unknown) => ({ intent: 'save', edits: JSON.stringify(rows) });
const seen = {
  name: 'John Smith',
  seniorityNumber: 1,
  vcStatus: false,
  airportCertified: true,
  isEligible: true,
};
const seenJob = { startTime: '05:30', weekDays: 'Mon-Fri', isAirport: true };
const editOne = (changes: object) => edits([{ id: '1234567', seen, ...changes }]);
const editJob = (changes: object) => edits([{ id: 'J001', seen: seenJob, ...changes }]);
const paste = (text: string) => ({ intent: 'import', text });

const notSevenDigits = 'Employee ID must be exactly 7 digits.';
const duplicateId = 'A driver with this Employee ID already exists.';
const negativeSeniority = 'Seniority numbers cannot be negative.';
const noSeniority = 'Invalid Seniority Number';
const noDate = 'cannot be read. Use YYYY-MM-DD';
const noTie = 'must be a whole number from 0 to 999999';
const noTime = 'Use 24-hour format HH:MM';
const wrongPlaces = 'places from 1 to 999';
const damaged = 'incomplete or damaged';

const badDrivers: [string, Record<string, string>, number, string][] = [
  ['no id', { ...driver, employeeId: '' }, 422, 'Missing Employee ID'],
  ['six digits', { ...driver, employeeId: '700000' }, 422, notSevenDigits],
  ['eight digits', { ...driver, employeeId: '12345678' }, 422, notSevenDigits],
  ['letters', { ...driver, employeeId: 'abcdefg' }, 422, notSevenDigits],
  ['a duplicate', { ...driver, employeeId: '1234567' }, 409, duplicateId],
  ['a negative seniority', { ...driver, seniorityNumber: '-1' }, 422, negativeSeniority],
  ['no seniority', { ...driver, seniorityNumber: ' ' }, 422, noSeniority],
  ['a hexadecimal seniority', { ...driver, seniorityNumber: '0x10' }, 422, noSeniority],
  ['a seniority with an exponent', { ...driver, seniorityNumber: '1e3' }, 422, noSeniority],
  [
    'a taken seniority',
    { ...driver, seniorityNumber: '1' },
    409,
    'John Smith (1234567) already has it',
  ],
  ['an invisible name', { ...driver, name: '\u200B \u202E' }, 422, 'needs a name'],
  ['an edit of nobody', edits([{ id: '9999999', seen, name: 'X' }]), 409, 'someone else changed'],
  ['an edit of nothing seen', edits([{ id: '1234567', name: 'X' }]), 400, damaged],
  ['an edited seniority below zero', editOne({ seniorityNumber: -3 }), 422, negativeSeniority],
  ['a date that is none', { ...driver, seniorityDate: 'soon' }, 422, noDate],
  ['a date of several readings', { ...driver, seniorityDate: '3.4.2019' }, 422, noDate],
  ['an edited date of another form', editOne({ seniorityDate: 'TBD' }), 422, noDate],
  ['a negative tie number', { ...driver, tieNumber: '-1' }, 422, noTie],
  ['a tie number in letters', { ...driver, tieNumber: 'first' }, 422, noTie],
  ['an edited tie number above the largest', editOne({ tieNumber: 1_000_000 }), 422, noTie],
  ['an edited tie number that is text', editOne({ tieNumber: '7' }), 400, damaged],
  ['an edit that is no JSON', { intent: 'save', edits: '{' }, 400, damaged],
  ['an edit of another type', editOne({ vcStatus: 'yes' }), 400, damaged],
  ['an unknown button', { intent: 'drop-table' }, 400, damaged],
  [
    'a paste with a bad line',
    paste('7000001,New,70\n12,Bad,71'),
    422,
    'Line 2: Employee ID must be exactly 7 digits (found 12)',
  ],
  ['an empty paste', paste('\n'), 400, 'nothing to import'],
  ['a huge paste', paste('x'.repeat(300_000)), 422, '256 KB'],
  [
    'a password reset of nobody',
    { intent: 'reset-password', employeeId: '9999999' },
    404,
    'not recognized',
  ],
  [
    'a one-time code for nobody',
    { intent: 'issue-code', employeeId: '9999999' },
    404,
    'not recognized',
  ],
];
test.each(badDrivers)(
  'Edit Drivers refuses %s and stores nothing',
  async (_name, form, status, text) => {
    const before = await stored();
    const response = await admin.post('/admin/edit-drivers', form);
    expect([response.status, await stored()]).toEqual([status, before]);
    expect(await response.text()).toContain(text);
  },
);

const badJobs: [string, Record<string, string>, number, string][] = [
  ['a blank id', { ...job, jobId: ' ' }, 422, 'Job ID must be specified'],
  ['a duplicate', { ...job, jobId: 'J001' }, 409, 'A job with this Job ID already exists'],
  ['a time out of the day', { ...job, startTime: '24:00' }, 422, noTime],
  ['no days', { ...job, weekDays: '' }, 422, 'needs work days'],
  ['no places', { ...job, places: '0' }, 422, 'Job J900 needs a number of places from 1 to 999'],
  ['too many places', { ...job, places: '1000' }, 422, wrongPlaces],
  ['an empty number of places', { ...job, places: '' }, 422, wrongPlaces],
  ['places in letters', { ...job, places: '1e2' }, 422, wrongPlaces],
  ['wrong edited places', editJob({ places: 1000 }), 422, wrongPlaces],
  ['a wrong edited time', editJob({ startTime: '7:00' }), 422, noTime],
  [
    'a paste with the same id twice',
    paste('J900,Mon,08:00\nJ900,Tue,08:00'),
    422,
    'Duplicate Job IDs found.',
  ],
  [
    'a paste with a bad time',
    paste('J900,Mon,8 am'),
    422,
    'Line 1: Invalid Start Time format. Use 24-hour format HH:MM',
  ],
];
test.each(badJobs)('Edit Jobs refuses %s and stores nothing', async (_name, form, status, text) => {
  const before = await stored();
  const response = await admin.post('/admin/edit-jobs', form);
  expect([response.status, await stored()]).toEqual([status, before]);
  expect(await response.text()).toContain(text);
});

test('names every wrong line of a paste, not only the first three', async () => {
  const text = ['12', '13', '14', '15', '16'].map((id) => `${id},Bad,1`).join('\n');
  const page = await (await admin.post('/admin/edit-drivers', { intent: 'import', text })).text();
  expect(page).toContain('...and 2 more errors');
  expect(page).toContain('Line 5: Employee ID must be exactly 7 digits (found 16)');
});

test('takes an ID as spreadsheets show it, with dashes', async () => {
  const dashed = { ...driver, employeeId: '700-00-09', seniorityNumber: '709' };
  expect((await admin.post('/admin/edit-drivers', dashed)).status).toBe(303);
  const { drivers } = await stored();
  expect(drivers.items.map(({ employeeId }) => employeeId)).toContain('7000009');
});

test('keeps the date, tie number and note of a driver, and clears them again', async () => {
  const [employeeId, path] = ['7000008', '/admin/edit-drivers'];
  const facts = { seniorityDate: '3/4/1998', tieNumber: '0', note: ' No  nights ' };
  const read = async () =>
    (await stored()).drivers.items.find((one) => one.employeeId === employeeId);
  const added = { ...driver, employeeId, seniorityNumber: '708', ...facts };
  expect((await admin.post(path, added)).status).toBe(303);
  const plain = {
    ...{ employeeId, name: 'New', seniorityNumber: 708, isEligible: true },
    ...{ vcStatus: false, airportCertified: false },
  };
  const kept = { ...plain, seniorityDate: '1998-03-04', tieNumber: 0, note: 'No nights' };
  expect(await read()).toEqual(kept);
  const empty = { seniorityDate: '', tieNumber: '', note: '' };
  const { employeeId: id, ...shown } = kept;
  const cleared = edits([{ id, seen: { ...shown, vacationWeeks: 1, phone: '' }, ...empty }]);
  expect((await admin.post(path, cleared)).status).toBe(303);
  expect(await read()).toEqual(plain);
});

test('asks before deleting, and deletes what was confirmed', async () => {
  await admin.post('/admin/edit-jobs', job);
  const before = await stored();
  const asked = await admin.post('/admin/edit-jobs', { intent: 'delete', selected: ['J900'] });
  expect([asked.status, await stored()]).toEqual([200, before]);
  expect(await asked.text()).toMatch(/Are you sure you want to delete/);
  const confirmed = await admin.post('/admin/edit-jobs', {
    intent: 'delete',
    selected: ['J900'],
    confirmed: 'yes',
  });
  expect(confirmed.status).toBe(303);
  expect((await stored()).jobs.items.map((one) => one.jobId)).not.toContain('J900');
});

test('stores composed text without invisible or direction-changing characters', async () => {
  await admin.post('/admin/edit-drivers', { ...driver, name: '  Zoe\u0308 \u202Eevil\tName ' });
  const names = (await stored()).drivers.items.map((one) => one.name);
  expect(names).toContain('Zoë evil Name');
});

const [dashboard, assignments] = ['/admin/dashboard', '/admin/final-assignments'];
const moveCutoff = (wallTime: string) => ({ intent: 'move-cutoff', wallTime });
const assign = (driverId: string, jobId: string) => ({
  intent: 'assign',
  driverId,
  jobId,
  note: '',
});
test.each([
  [dashboard, moveCutoff(''), 400, 'Please select both a date and time'],
  [dashboard, moveCutoff('2020-01-01T10:00'), 422, 'The cutoff time must be in the future.'],
  [dashboard, { intent: 'start-next-period' }, 409, 'Save the final assignments of this period'],
  [assignments, { intent: 'publish' }, 409, 'Close the selection first.'],
  [assignments, assign('9999999', 'J001'), 422, 'There is no driver “9999999”.'],
  [assignments, assign('1234567', ''), 422, 'Please select both a driver and a job.'],
  [assignments, assign('1234567', 'X999 '.repeat(10)), 422, 'There is no job “X999 X999'],
  [assignments, assign('3456789', 'J001'), 422, 'is not airport certified'],
])('%s refuses %o', async (path, form, status, text) => {
  const response = await admin.post(path, form);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
});
