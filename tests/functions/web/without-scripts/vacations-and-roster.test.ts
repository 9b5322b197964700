import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import { defaultTenant } from '~/domain/company/scope';
import { rankInConflict } from '~/tests/e2e/support/ranks';
import { type PlainBrowser } from '~/tests/support/plain-browser';
import { visitAsAdmin } from '~/tests/support/plain-visits';
import { makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer, type TestServer } from '~/tests/support/test-server';

const scope = makeTestScope(defaultTenant);

let site: TestServer;
beforeEach(async () => {
  site = await startTestServer();
  await seedSample(site.platform);
});
afterEach(() => site.stop());

const open = (path: string): Promise<PlainBrowser> => visitAsAdmin(site, path);

test('vacation weeks are saved, searched and assigned', async () => {
  const page = await open('/admin/edit-vacation-weeks');
  await page.follow('Edit W001');
  page.fill('Total Slots', 'none');
  await page.press('Save Week');
  expect(page.text).toContain('Total Slots must be a number from 1 to 1000');
  page.fill('Total Slots', '8');
  await page.press('Save Week');
  expect(page.text).toContain('Vacation Week Updated');
  page.find('main').fill(/^Search/, 'W008');
  await page.find('main').enter(/^Search/);
  expect(page.texts('row')).toHaveLength(2);

  await page.open('/admin/final-vacation-assignments');
  page.fill('Driver', '1234567');
  page.choose('Vacation Week', 'W001');
  await page.press('Assign manually');
  expect(page.text).toContain('Assignment Created');
  page.choose('Show', 'preference');
  await page.press('Filter');
  expect(page.text).toContain('No assignments match your search criteria');
});

test('a driver is put at another place of the seniority list after a preview', async () => {
  const page = await open('/admin/edit-drivers?tab=plain&edit=4567890');
  await page.follow('Change seniority…');
  expect(page.value('Employee ID')).toBe('4567890');
  page.fill('Seniority Number', '2');
  await page.press('Show what changes');
  expect(page.text).toContain('3 drivers get another number');
  await page.press('Store 3 new numbers');
  expect(page.text).toContain('3 drivers have another number. You can undo this for a day.');
  const { items } = await site.platform.deps.stores.drivers.list(scope);
  const numbers = items.map(({ employeeId, seniorityNumber }) => [employeeId, seniorityNumber]);
  expect(Object.fromEntries(numbers)).toMatchObject({
    '1234567': 1,
    '4567890': 2,
    '2345678': 3,
    '3456789': 4,
  });
  await page.open('/admin/edit-drivers/seniority?driver=4567890&to=first');
  expect(page.text).toContain('Enter an employee ID of 7 digits and a seniority number.');
  await page.open('/admin/edit-drivers/seniority?driver=9999999&to=2');
  expect(page.text).toContain('No driver matches “9999999”');
  await page.open('/admin/edit-drivers/seniority?move=gaps');
  expect(page.text).toContain('The seniority numbers have no gaps.');
});

test('up and down move the driver whose ID is typed, not the one with whom the page was opened', async () => {
  const page = await open('/admin/edit-drivers/seniority?driver=4567890');
  page.fill('Employee ID', '3456789');
  await page.press('Up one');
  expect(page.texts('row').slice(1)).toEqual([
    expect.stringContaining('3456789'),
    expect.stringContaining('2345678'),
  ]);
  await page.press('Store 2 new numbers');
  expect(page.text).toContain('2 drivers have another number.');
});

const weekLine = 'W901\t2027-03-01\t2027-03-07\t4';
const importWeek = async (page: PlainBrowser): Promise<void> => {
  page.fill('Lines to import', weekLine);
  await page.press('Import');
};

test('weeks are previewed and imported', async () => {
  const page = await open('/admin/edit-vacation-weeks?tab=master');
  await importWeek(page);
  expect(page.text).toContain('1 new, 0 changed, 0 unchanged');
  expect(page.value('Lines to import')).toBe(weekLine);
  await page.press('Confirm import');
  expect(page.text).toContain('Successfully imported 1 vacation week.');
});

test('an import of weeks is undone', async () => {
  const page = await open('/admin/edit-vacation-weeks?tab=master');
  await importWeek(page);
  await page.press('Confirm import');
  await page.press('Undo this change');
  expect(page.names('table')).toContain('Added by the change, removed again (1)');
  await page.press('Undo the change');
  expect(page.text).toContain('0 restored, 0 changed back, 1 removed.');
  const weeks = await site.platform.deps.stores.weeks.list(scope);
  expect(weeks.map(({ weekId }) => weekId)).not.toContain('W901');
});

test('a far closure of the vacation portal is asked about', async () => {
  const page = await open('/admin/vacation-dashboard');
  await page.press('Open Portal');
  await page.follow('Schedule Portal Closure');
  page.fill('Date', '2027-11-24');
  await page.press('Schedule Closure');
  expect(page.text).toContain('Is this closure right?');
  expect(page.text).toContain('is more than 52 weeks away');
  expect(page.value('Date')).toBe('2027-11-24');
  await page.press('Yes, this closure is right');
  expect(page.text).toContain('Auto-Close Scheduled');
});

test('an assignment can be confirmed', async () => {
  const page = await open('/admin/final-assignments');
  page.fill('Driver', '4567890');
  page.fill('Job', 'J001');
  page.fill('Reason (optional)', 'Escorted');
  await page.press('Assign manually');
  await page.press('Assign anyway');
  expect(page.text).toContain('Job J001 goes to Sarah Williams.');
  expect(page.text).toContain('Escorted');
});

test('a job is found, edited and deleted by links and forms', async () => {
  const page = await open('/admin/edit-jobs');
  await page.follow('Use the plain list');
  expect(page.url).toContain('tab=plain');
  page.fill('Search jobs', 'J002');
  await page.press('Search');
  expect(page.names('link')).not.toContain('Edit J001');
  await page.follow('Edit J002');
  page.fill('Start Time', '06:45');
  await page.press('Save');
  expect(page.text).toContain('Jobs Updated');
  await page.open('/admin/edit-jobs?tab=plain');
  page.check('Select J003');
  await page.press('Delete selected jobs');
  await page.press('Delete 1');
  expect(page.text).toContain('Job Removed');
  const { items } = await site.platform.deps.stores.jobs.list(scope);
  expect(items.map(({ jobId, startTime }) => [jobId, startTime]).slice(0, 3)).toEqual([
    ['J001', '05:30'],
    ['J002', '06:45'],
    ['J004', '10:30'],
  ]);
});

test('before jobs are deleted, the page says what refers to them', async () => {
  await rankInConflict(site);
  const page = await open('/admin/edit-jobs?tab=plain');
  const main = page.find('main');
  const question = main.find('region', 'Delete job?');
  main.check('Select J004');
  await main.press(/^Delete/);
  expect(question.text).toContain(
    'Are you sure you want to delete 1 job(s)? This can be undone for a day.',
  );
  expect(question.texts('listitem')).toEqual(['2 drivers rank this job.']);
  await question.press('Delete 1');
  expect(page.names('field')).not.toContain('Select J004');
});

test('what was deleted or changed in the last day is brought back from one page', async () => {
  const page = await open('/admin/recently-deleted');
  const main = () => page.find('main');
  const changes = () => main().texts('listitem');
  expect(page.text).toContain('Nothing can be undone.');
  await page.open('/admin/edit-jobs?tab=plain&edit=J002');
  page.fill('Location (optional)', 'East');
  await page.press('Save');
  await page.open('/admin/edit-drivers?tab=plain');
  for (const id of ['1234567', '2345678']) main().check(`Select ${id}`);
  await main().press(/^Delete/);
  await main().find('region', 'Delete drivers?').press('Delete 2');
  await page.open('/admin/edit-vacation-weeks?dialog=delete&week=W001');
  await page.press('Delete 1 week');

  await page.open('/admin/recently-deleted');
  // The clock stands, so that nothing is newer.
  expect(changes().sort()).toEqual([
    expect.stringMatching(/^admin changed job J002 at /),
    expect.stringMatching(
      /^admin deleted 2 drivers at .*John Smith \(1234567, seniority 1\) · Maria/,
    ),
    expect.stringMatching(/^admin deleted vacation week W001 at /),
  ]);
  await page.press('Bring back… 2 drivers');
  expect(page.text).toContain('Come back (2)');
  await page.press('Undo the change');
  expect(page.text).toContain('2 restored, 0 changed back, 0 removed.');
  await page.open('/admin/recently-deleted');
  expect(changes()).toHaveLength(2);
  await page.press('Bring back… vacation week W001');
  await page.press('Undo the change');
  expect(page.text).toContain('1 restored, 0 changed back, 0 removed.');
});

test('a change that newer ones hide stands on the next page', async () => {
  const page = await open('/admin/edit-jobs');
  for (let count = 1; count <= 21; count += 1) {
    await page.open('/admin/edit-jobs?tab=plain&edit=J002');
    page.fill('Location (optional)', `Gate ${count}`);
    await page.press('Save');
  }
  await page.open('/admin/recently-deleted');
  const count = () => page.find('main').texts('listitem').length;
  expect(count()).toBe(20);
  await page.follow('Older changes');
  expect(count()).toBe(1);
  expect(page.names('link')).not.toContain('Older changes');
});

test('a removed manual assignment is made again, or the page says who has the job by now', async () => {
  const page = await open('/admin/final-assignments');
  const main = () => page.find('main');
  const assign = async (driverId: string) => {
    page.fill('Driver', driverId);
    page.fill('Job', 'J002');
    await page.press('Assign manually');
  };
  const bringBack = async () => {
    await page.open('/admin/recently-deleted');
    expect(main().texts('listitem')).toEqual([
      expect.stringMatching(/^admin removed job J002 from John Smith \(1234567, seniority 1\) at /),
    ]);
    await page.press('Assign again');
  };
  await assign('1234567');
  await page.press('Remove the assignment of J002 to John Smith');
  expect(page.text).toContain('For a day you can bring the assignment back');
  await bringBack();
  expect(page.text).toContain('Assignment Created');
  await page.press('Remove the assignment of J002 to John Smith');
  await assign('2345678');
  if (page.text.includes('Assign anyway')) await page.press('Assign anyway');
  await bringBack();
  expect(page.find('alert').text).toContain(
    'Maria Garcia, to whom it was assigned manually, would lose it',
  );
});

test('a job gets places, and who would lose one is named before', async () => {
  const page = await open('/admin/edit-jobs?tab=plain&edit=J002');
  const setPlaces = async (places: string) => {
    page.fill('Places', places);
    await page.press('Save');
  };
  await setPlaces('2');
  expect(page.text).toMatch(/Jobs? Updated/);

  await page.open('/admin/final-assignments');
  const assign = async (driverId: string) => {
    page.fill('Driver', driverId);
    page.fill('Job', 'J002');
    await page.press('Assign manually');
  };
  const readEntries = () => page.texts('listitem').filter((text) => text.includes('J002 to'));
  const isAssigned = (driverId: string) => readEntries().some((text) => text.includes(driverId));
  await assign('1234567');
  await assign('2345678');
  expect(['1234567', '2345678'].map(isAssigned)).toEqual([true, true]);
  await assign('4567890');
  expect(page.find('alert').text).toContain(
    'John Smith, to whom it was assigned manually, would lose it',
  );
  expect(isAssigned('4567890')).toBe(false);
  await page.press('Assign anyway');
  expect(['4567890', '1234567'].map(isAssigned)).toEqual([true, false]);

  await page.open('/admin/edit-jobs?tab=plain&edit=J002');
  await setPlaces('1');
  expect(page.value('Places of J002')).toBe('1');
  await page.open('/admin/final-assignments');
  expect(readEntries().find((text) => text.includes('2345678'))).toContain('Does not count now');
  await page.press('Remove the assignment of J002 to Maria Garcia');
  expect(['2345678', '4567890'].map(isAssigned)).toEqual([false, true]);
});
