import { aMail } from '~/tests/store/builders';
import {
  accessMatrix,
  getAddresses,
  adminPassword,
  type Guard,
} from '~/tests/support/access-matrix';
import { signedInAdmin, signedInDriver, type HttpClient } from '~/tests/support/http';
import { addPeople, companyAdmin } from '~/tests/support/people';
import { aRequest } from '~/tests/support/registration';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite, makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword } from '~/tests/support/test-server';
import { expect, test } from './support/site';

const script = '<script>window.wasRun=1</script>';
const image = '"><img src=x onerror="window.wasRun=1">';
const closing = '</script></textarea></title><svg onload=window.wasRun=1>';
const formula = '=HYPERLINK("https://evil.test","x")';
/** A hostile text that is short enough for the ID of a week. */
const short = '<b onclick=wasRun()>';
const [employeeId, other] = ['7000001', '7000002'];
/** Not a page: a file, or an answer to a script. */
const isDownload = (name: string) =>
  /export|csv|calendar|record|changes|alive|mailId|waiting-save/.test(name);

test('scripts in texts are shown as text on every page and in every export @release', async ({
  page,
  context,
  site,
}) => {
  const { deps } = site.platform;
  const at = '2026-11-21T12:00:00.000Z';
  const tenant = { companyId: 'TEXTS', siteId: 'TEX01' };
  const scope = await addStockedSite(deps, {
    ...tenant,
    name: script,
    password: adminPassword,
    drivers: [
      aDriver({ employeeId, name: image }),
      aDriver({ employeeId: other, name: formula, seniorityNumber: 2 }),
    ],
    jobs: [aJob({ jobId: script, location: closing, weekDays: formula }), aJob({ jobId: formula })],
    weeks: [{ weekId: short, startDate: '2027-01-04', endDate: '2027-01-10', totalSlots: 1 }],
  });
  const stored = await deps.stores.sites.read(scope);
  await deps.stores.sites.save(makeTestScope(tenant), { ...stored.site!, address: closing }, []);
  const request = aRequest({ companyName: script, contactName: image, notes: closing });
  const mail = { id: deps.ids.next(), at, mail: aMail() };
  await deps.stores.registrations.submit(request, {
    formId: 'form',
    maxPending: 9,
    mails: [mail],
  });

  await addPeople(deps, tenant, [companyAdmin]);
  const clients: Record<Exclude<Guard, 'public'>, HttpClient> = {
    driver: await signedInDriver(site.url, tenant, employeeId),
    steward: await signedInAdmin(site.url, adminPassword, tenant),
    dispatcher: await signedInAdmin(site.url, adminPassword, tenant),
    'site-admin': await signedInAdmin(site.url, adminPassword, tenant),
    'company-admin': await signedInAdmin(site.url, adminPassword, tenant, companyAdmin.username),
    account: await signedInAdmin(site.url, adminPassword, tenant),
    master: await signedInAdmin(site.url, masterPassword),
  };
  // Two drivers want the same job. One of them is assigned it manually, with a note.
  const rival = await signedInDriver(site.url, tenant, other);
  for (const client of [clients.driver, rival]) {
    const saved = await client.post('/driver-preferences', { intent: 'save', pick: script });
    expect(saved.status).toBe(303);
  }
  const assign = { intent: 'assign', driverId: employeeId, jobId: script, note: closing };
  const assigned = await clients['site-admin'].post('/admin/final-assignments', {
    ...assign,
    confirmed: 'yes',
  });
  expect(assigned.status).toBe(303);

  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const texts = new Set<string>();
  for (const [name, { loader = 'public' }] of Object.entries(accessMatrix)) {
    if (loader === 'public') continue;
    const client = clients[loader];
    const [address = ''] = getAddresses(name, false);
    if (isDownload(name)) {
      const answer = await client.get(address);
      const cells = (await answer.text()).split(/[\n\t,]/);
      const isTable = /csv|tab-separated|plain/.test(answer.headers.get('content-type') ?? '');
      if (isTable)
        expect(
          cells.filter((cell) => /^"?[=+@]/.test(cell)),
          address,
        ).toEqual([]);
      continue;
    }
    await context.clearCookies();
    await context.addCookies(
      [...client.cookies].map(([cookie, value]) => ({ name: cookie, value, url: site.url })),
    );
    await page.goto(address, { waitUntil: 'load' });
    expect(await page.evaluate('window.wasRun'), address).toBeUndefined();
    expect(await page.locator('img[src="x"], svg[onload], b[onclick]').count(), address).toBe(0);
    const shown = await page.locator('body').innerText();
    for (const text of [script, image, closing, short]) if (shown.includes(text)) texts.add(text);
  }
  expect(dialogs).toEqual([]);
  expect([...texts].sort()).toEqual([script, image, closing, short].sort());
});
