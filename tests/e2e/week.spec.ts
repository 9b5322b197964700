import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { signedInDriver } from '~/tests/support/http';
import type { TestServer } from '~/tests/support/test-server';
import {
  expect,
  expectAccessible,
  expectToast,
  pressPublish,
  scope,
  signInAsAdmin,
  test,
  confirmImport,
  openMenu,
} from './support/site';

const toId = (rank: number) => String(3_000_000 + rank);
const toJobId = (number: number) => `J${String(number).padStart(2, '0')}`;
const ranks = Array.from({ length: 40 }, (_, index) => index + 1);

// Every fourth driver is airport certified, every tenth VC; of 30 jobs the last six are at the airport.
const driverLines = ranks.map((rank) =>
  [
    toId(rank),
    `Driver ${rank}`,
    rank,
    rank % 10 === 0 ? 'Yes' : 'No',
    rank % 4 === 0 ? 'Yes' : 'No',
  ].join('\t'),
);
const jobLines = Array.from({ length: 30 }, (_, index) =>
  [
    toJobId(index + 1),
    'Mon-Fri',
    `${String(5 + (index % 12)).padStart(2, '0')}:30`,
    index >= 24 ? 'Yes' : 'No',
  ].join(','),
);

const importLines = async (page: Page, path: string, lines: string[]) => {
  await page.goto(`${path}?tab=master`);
  await page.getByLabel('Lines to import').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
};

const enter = async (page: Page, employeeId: string) => {
  await page.goto('/');
  await page.getByLabel('Employee ID').fill(employeeId);
  await page.getByRole('button', { name: 'Continue' }).click();
};
const signIn = async (page: Page, employeeId: string) => {
  await enter(page, employeeId);
  await expect(page.getByText('No password on file. Continuing to Job Preferences…')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs for' })).toBeVisible();
};
const add = (page: Page, jobId: string) =>
  page.getByRole('button', { name: `Add ${jobId}`, exact: true }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Preferences' }).click();
/** Also if a phone shows the jobs and not the list. */
const savedPicks = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'Saved picks', includeHidden: true })
    .getByRole('listitem', { includeHidden: true });

const signInOverHttp = (site: TestServer, employeeId: string) =>
  signedInDriver(site.url, { companyId: 'DEFAULT', siteId: 'MAIN' }, employeeId);
/** Saves picks over plain HTTP, for drivers whose clicks are not part of the story. */
const rankOverHttp = async (site: TestServer, employeeId: string, jobIds: string[]) => {
  const client = await signInOverHttp(site, employeeId);
  const saved = await client.post('/driver-preferences', { intent: 'save', pick: jobIds });
  expect(saved.status).toBe(303);
};
const readPage = async (site: TestServer, employeeId: string): Promise<string> => {
  const client = await signInOverHttp(site, employeeId);
  const answer = await client.get('/driver-preferences');
  expect([answer.status, answer.headers.get('location')], employeeId).toEqual([200, null]);
  return answer.text();
};

test('a week, from the paste to every driver’s award @core', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  const { stores, passwords } = site.platform.deps;
  const newPage = async (options: Parameters<typeof browser.newContext>[0] = {}) => {
    const context = await browser.newContext({ baseURL: site.url, ...options });
    const opened = await context.newPage();
    opened.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
        complaints.push(message.text());
    });
    return opened;
  };

  await test.step('the administrator pastes drivers and jobs; bad lines are named and nothing is stored', async () => {
    await signInAsAdmin(page);
    const bad = [...driverLines];
    bad[4] = '3000005\tDriver 5';
    bad[16] = '30000\tDriver 17\t17';
    bad[32] = '3000033\tDriver 33\tthirty-three';
    await importLines(page, '/admin/edit-drivers', bad);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      'Line 5: Not enough data (need at least Employee ID, Name, and Seniority Number)',
    );
    await expect(alert).toContainText(
      'Line 17: Employee ID must be exactly 7 digits (found 30000)',
    );
    await expect(alert).toContainText(
      'Line 33: Invalid Seniority Number (must be a non-negative number)',
    );
    await expect(page.getByText('All errors')).toHaveCount(0);
    expect((await stores.drivers.list(scope)).items).toEqual([]);
    // The pasted text is still there, so that it can be corrected.
    await expect(page.getByLabel('Lines to import')).toHaveValue(bad.join('\n'));

    await importLines(page, '/admin/edit-drivers', driverLines);
    await confirmImport(page);
    await expectToast(page, 'Successfully imported 40 drivers.');
    await importLines(page, '/admin/edit-jobs', [
      'Job ID,Week Days,Start Time,Airport',
      ...jobLines,
    ]);
    await confirmImport(page);
    await expectToast(page, 'Successfully imported 30 jobs');
    expect((await stores.drivers.list(scope)).items).toHaveLength(40);
    expect((await stores.jobs.list(scope)).items).toHaveLength(30);
  });

  await test.step('a driver at a desk ranks, reorders, reloads without losing anything, and saves', async () => {
    const driver = await newPage();
    await driver.goto('/');
    await driver.getByLabel('Employee ID').pressSequentially('12x');
    await expect(driver.getByLabel('Employee ID')).toHaveValue('12');
    await expect(driver.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await enter(driver, '9999999');
    await expect(
      driver.getByText('Your Employee ID was not recognized or is not yet active for scheduling.'),
    ).toBeVisible();
    await signIn(driver, toId(1));
    await expect(driver.getByText('+ 14 more jobs available')).toBeVisible();
    await add(driver, 'J03');
    await add(driver, 'J01');
    await driver.getByRole('button', { name: /^Move up.*J01|^Move J01 up|J01.*Move up/ }).click();
    await expect(driver).toHaveURL(/pick=J01&pick=J03/);
    await driver.reload();
    const list = driver.locator('[data-pick]');
    await expect(list).toHaveCount(2);
    await expect(list.nth(0)).toContainText('J01');
    await save(driver);
    await expectToast(driver, 'Your job preferences have been saved.');
    await expect(savedPicks(driver)).toHaveText(['1. J01', '2. J03']);
    await expectAccessible(driver);
    await driver.context().close();
  });

  await test.step('a driver on a phone searches, filters and saves', async () => {
    const phone = await newPage({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      colorScheme: 'dark',
    });
    await signIn(phone, toId(4));
    await phone.getByPlaceholder('Search jobs...').fill('J27');
    await add(phone, 'J27');
    await phone.getByPlaceholder('Search jobs...').fill('');
    await add(phone, 'J01');
    await save(phone);
    await expectToast(phone, 'Your job preferences have been saved.');
    await expect(savedPicks(phone)).toHaveText(['1. J27', '2. J01']);
    await expectAccessible(phone);
    await phone.context().close();
  });

  await test.step('a driver without JavaScript ranks with plain forms', async () => {
    const plain = await newPage({ javaScriptEnabled: false });
    await signIn(plain, toId(2));
    // Each click sends a form, so the next click must wait for the new page.
    const ranked = plain.locator('[data-pick]');
    await add(plain, 'J01');
    await expect(ranked).toHaveCount(1);
    await add(plain, 'J02');
    await expect(ranked).toHaveCount(2);
    await plain.getByRole('button', { name: /^Move up.*J02|^Move J02 up|J02.*Move up/ }).click();
    await expect(ranked.first()).toHaveAttribute('data-pick', 'J02');
    await plain.getByRole('button', { name: /^Move up.*J01|^Move J01 up|J01.*Move up/ }).click();
    await expect(ranked.first()).toHaveAttribute('data-pick', 'J01');
    await save(plain);
    await expect(plain.getByText('Preferences Saved')).toBeVisible();
    await expect(savedPicks(plain)).toHaveText(['1. J01', '2. J02']);
    await plain.context().close();
  });

  await test.step('a driver saves an empty list', async () => {
    const driver = await newPage();
    await signIn(driver, toId(3));
    await save(driver);
    await expectToast(
      driver,
      'You saved an empty preference list. No jobs will be assigned based on preferences.',
    );
    await driver.context().close();
  });

  await test.step('a driver with a password needs it', async () => {
    await stores.credentials.setDriverPassword(scope, {
      employeeId: toId(5),
      passwordHash: await passwords.hash('night shift 5'),
      expectedVersion: 0,
    });
    const driver = await newPage();
    await enter(driver, toId(5));
    await expect(driver.getByText('Password on file. Please login.')).toBeVisible();
    await driver.getByPlaceholder('Enter your password').fill('day shift');
    await driver.getByRole('button', { name: 'Login' }).click();
    await expect(driver.getByText('Invalid password. Please try again.')).toBeVisible();
    await driver.getByPlaceholder('Enter your password').fill('night shift 5');
    await driver.getByRole('button', { name: 'Login' }).click();
    await add(driver, 'J01');
    await save(driver);
    await expectToast(driver, 'Your job preferences have been saved.');
    await driver.context().close();
  });

  await test.step('the other drivers rank, except five', async () => {
    for (const rank of ranks.slice(5, 35)) {
      await rankOverHttp(
        site,
        toId(rank),
        [rank % 7, rank % 11, rank % 24]
          .map((number) => toJobId(number + 1))
          .filter((id, at, all) => all.indexOf(id) === at),
      );
    }
  });

  await test.step('the cutoff passes, pages show it and no save is accepted', async () => {
    const closesAt = Date.parse((await stores.sites.read(scope)).site!.window.closesAt.instant);
    site.clock.moveTo(new Date(closesAt - 5 * 60_000).toISOString());
    const late = await newPage();
    await signIn(late, toId(1));
    await add(late, 'J02');
    site.clock.moveTo(new Date(closesAt + 60_000).toISOString());
    await site.sweep();
    await save(late);
    await expect(
      late.getByText('The selection deadline has passed. Your last saved picks count.'),
    ).toBeVisible();
    await late.context().close();
    const silent = await newPage();
    await enter(silent, toId(40));
    await silent.getByRole('button', { name: 'Continue' }).click();
    await expect(silent.getByText('Job Selection Closed')).toBeVisible();
    await expect(silent.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    await silent.context().close();
  });

  let outlook = '';
  await test.step('the administrator previews, assigns one job manually and publishes', async () => {
    // The session has expired, because the site's clock was moved four days.
    await page.goto('/admin/final-assignments');
    await expectToast(page, 'Please log in to access the admin dashboard');
    await signInAsAdmin(page);
    await page.goto('/admin/final-assignments');
    await openMenu(page);
    await page.getByRole('button', { name: 'Create Provisional' }).click();
    await expectToast(page, 'Provisional assignments created');
    await page.getByLabel('Driver', { exact: true }).fill(toId(36));
    await page.getByLabel('Job', { exact: true }).fill('J02');
    await page.getByLabel('Reason (optional)').fill('Back from training');
    await page.getByRole('button', { name: 'Assign manually' }).click();
    await page.getByRole('button', { name: 'Assign anyway' }).click();
    await expectToast(page, 'Job J02 goes to Driver 36.');
    await page.getByRole('button', { name: 'Save Final Assignments' }).click();
    const question = page.getByRole('dialog', {
      name: 'Publish the assignments for the week of Nov 30 – Dec 6?',
    });
    await expect(question).toContainText(/\d+ of 40 drivers get a job\./);
    outlook = (await question.textContent())!;
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByText('Provisional: the result of the picks so far.')).toBeVisible();
    await pressPublish(page, 'Save Final Assignments');
    await expectToast(page, 'Final assignments saved');
    await expect(page.getByText('Published, version 1')).toBeVisible();
    await expectAccessible(page);
  });

  const downloaded = async (link: string) => {
    const download = page.waitForEvent('download');
    await openMenu(page);
    await page.getByRole('link', { name: link }).click();
    return readFileSync(await (await download).path(), 'utf8');
  };
  const record = JSON.parse(await downloaded('Award record')) as {
    input: { drivers: { employeeId: string; name: string; seniorityNumber: number }[] };
    output: { jobs: { jobId: string; driverId: string; assignmentType: string }[] };
  };
  const command = (name: string, input: unknown) =>
    execFileSync('npm', ['run', '-s', name, '--', '-'], {
      input: JSON.stringify(input),
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  const computed = JSON.parse(command('award', record.input)) as typeof record.output & {
    reasons: { driverId: string; jobId: string; rank: number; text: string }[];
  };

  await test.step('the CSV equals the output of the award command for the same input', async () => {
    expect(outlook).toContain(`${computed.jobs.length} of 40 drivers get a job.`);
    const csv = await downloaded('Export CSV');
    const jobByDriver = new Map(computed.jobs.map(({ driverId, jobId }) => [driverId, jobId]));
    const lines = record.input.drivers
      .sort((a, b) => a.seniorityNumber - b.seniorityNumber)
      .map(({ employeeId, name }) => `${employeeId},${name},${jobByDriver.get(employeeId) ?? ''}`);
    expect(csv.split('\r\n')).toEqual(['\uFEFFemployee_id,driver_name,assigned_job', ...lines]);
    expect(computed.jobs).toContainEqual({
      jobId: 'J02',
      driverId: toId(36),
      assignmentType: 'manual',
    });
    expect(command('verify-award', record).trim()).toMatch(/[0-9a-f]{64}$/);
  });

  await test.step('every driver sees their job, and the reason for each pick', async () => {
    const jobByDriver = new Map(computed.jobs.map(({ driverId, jobId }) => [driverId, jobId]));
    for (const rank of ranks.filter((one) => one !== 5)) {
      const shown = await readPage(site, toId(rank));
      const jobId = jobByDriver.get(toId(rank));
      expect(shown).toContain(jobId ? `Your job: ${jobId}` : 'You were not assigned a job');
      for (const reason of computed.reasons.filter(({ driverId }) => driverId === toId(rank))) {
        expect(shown).toContain(reason.text);
      }
    }
    const second = await newPage({ viewport: { width: 360, height: 740 } });
    await enter(second, toId(2));
    await second.getByRole('button', { name: 'Continue' }).click();
    await expect(
      second.getByText('went to a more senior driver (#1), who ranked it #1'),
    ).toBeVisible();
    await expect(second.getByText('assigned manually')).toBeVisible();
    await expectAccessible(second);
    await second.context().close();
  });

  await test.step('publishing again with another assignment shows the exact difference', async () => {
    await page.getByLabel('Driver', { exact: true }).fill(toId(39));
    await page.getByLabel('Job', { exact: true }).fill('J01');
    await page.getByRole('button', { name: 'Assign manually' }).click();
    await page.getByRole('button', { name: 'Assign anyway' }).click();
    await expect(page.getByText(/differs? from the published version/)).toBeVisible();
    await page.getByRole('button', { name: 'Save Final Assignments' }).click();
    await expect(page.getByRole('dialog')).toContainText(/results differ from version 1\./);
    await page.getByRole('dialog').getByRole('button', { name: 'Save Final Assignments' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published, version 2')).toBeVisible();
    await expect(
      page.getByText(/changed result has seniority number 1 \(place 1 in the order\)/),
    ).toBeVisible();
  });

  await test.step('the next period opens; lists carry over', async () => {
    await page.goto('/admin/dashboard');
    await expect(page.getByText('final, as published in version 2')).toBeVisible();
    await page.getByRole('link', { name: 'Start next period' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('as published in version 2');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start the week of Dec 7 – 13' }).click();
    await expectToast(page, 'Next period started');
    const driver = await newPage();
    await signIn(driver, toId(1));
    await expect(driver.locator('[data-pick]')).toHaveCount(2);
    await expect(driver.getByText(/carried over/i).first()).toBeVisible();
    await driver.context().close();
  });
});
