import { allDueShards } from '~/app/platform/wiring/due-shards';
import { finishWork } from '~/app/services/unfinished/finish-work.server';
import { createClient } from '~/app/store/create-stores.server';
import { defaultTableName } from '~/app/store/table/table';
import type { SiteScope } from '~/domain/company/scope';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { httpClient, signedInAdmin, signedInDriver, type HttpClient } from '~/tests/support/http';
import { openExport } from '~/tests/support/open-export';
import { makeTestScope } from '~/tests/support/stocked-site';
import { readStoredTexts } from '~/tests/support/stored-texts';
import { masterPassword, type TestServer } from '~/tests/support/test-server';
import { collectTraces, findTraces } from '~/tests/support/traces';
import { waitForErasure } from '~/tests/support/two-companies';
import { enter, newPage, password, readInvitation } from './support/people';
import { approve, askForAccess } from './support/registration';
import { expect, expectToast, openAsAdmin, scope as operatorScope, test } from './support/site';

const companyId = 'ACMEPARCEL';
const tenant = { companyId, siteId: 'NYC01' };
const companies = '/admin/master/companies';

/** Sends a form that must be accepted, by somebody who is signed in. */
const send = async (client: HttpClient, path: string, form: Record<string, string | string[]>) => {
  const { status, headers } = await client.post(path, form);
  const sent = { status, isRefused: /^\/($|admin-portal|s\/)/.test(headers.get('location') ?? '') };
  expect(sent, JSON.stringify(form)).toEqual({ status: 303, isRefused: false });
};

/** Chooses a password by the newest link in an email. Gives the username. */
const accept = async (site: TestServer): Promise<string> => {
  const client = httpClient(site.url);
  const chosen = { password, repeated: password };
  const { headers } = await client.post(await readInvitation(site), chosen);
  return new URL(headers.get('location')!, site.url).searchParams.get('u')!;
};

/** Names and addresses of the company and its people. */
const names = /Acme|Ada Admin|Ben Best|Cleo|Stella|Maria Garcia|acme\.(test|example)/;
const readStored = () => readStoredTexts({ client: createClient(), tableName: defaultTableName });
const findNames = async () => (await readStored()).filter(({ text }) => names.test(text));

/**
 * What the operator can read and take along when the company is gone: pages, exports and the server's log. Emails that were
 * sent are in their recipients' mailboxes, for which the page of sent emails stands.
 */
const readAllOfOperator = async ({ url, logged }: TestServer): Promise<string> => {
  const master = await signedInAdmin(url, masterPassword);
  const read = async (answer: Response) => {
    expect(answer.status, answer.url).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const paths = [companies, `${companies}/export`, '/admin/master/requests'];
  const texts = await Promise.all(
    [...paths, '/admin/activity-log/export'].map(async (path) => read(await master.get(path))),
  );
  const exported = await master.post('/admin/export-data/company', { intent: 'export' });
  const { allTexts } = openExport(await read(exported));
  return [...texts, allTexts, ...logged].join('\n');
};

/** Waits until a company is erased. */
const eraseAll = async ({ platform: { deps }, clock }: TestServer): Promise<void> => {
  waitForErasure({ clock });
  for (let sweeps = 0; sweeps < 20; sweeps += 1) {
    clock.advance(minuteMs);
    await finishWork({ deps, shards: allDueShards, hasTime: () => true });
  }
};

/** Who did what, as a log has it, the oldest first. */
const readLog = async ({ platform: { deps } }: TestServer, scope: SiteScope): Promise<string[]> => {
  const { entries } = await deps.stores.activity.page(scope, { limit: 200 });
  return entries
    .toReversed()
    .map(({ actor, event }) =>
      event.code === 'person-invited'
        ? `${actor.name}: ${event.code} ${event.name}`
        : `${actor.name}: ${event.code}`,
    );
};

/** The IDs of a log's entries, and of the requests that they are about. */
const readLogIds = async ({ platform: { deps } }: TestServer, scope: SiteScope) => {
  const { entries } = await deps.stores.activity.page(scope, { limit: 200 });
  return entries.flatMap(({ id, event }) => ('requestId' in event ? [id, event.requestId] : [id]));
};

test('a company, from its request for access to the certificate of its erasure', async ({
  page: operator,
  browser,
  site,
  adminCopy,
  serverCopy,
}) => {
  const { deps } = site.platform;
  const earlier = await readStored();
  await askForAccess(await newPage(browser, site), site);
  await openAsAdmin(operator, site, '/admin/master/requests');
  await approve(operator, 'Acme Parcel');
  await expectToast(operator, serverCopy.master.requestApproved);

  const ada = await newPage(browser, site);
  const admin = await accept(site);
  await test.step('Ada opens the first selection with sample data, and invites others', async () => {
    await enter(ada, site, admin, { tenant });
    await ada.getByRole('button', { name: adminCopy.firstSteps.addSample }).click();
    await expectToast(ada, serverCopy.firstSteps.sample['add-sample'].title);
    await ada.getByRole('button', { name: adminCopy.firstSteps.openNow }).click();
    await expectToast(ada, serverCopy.firstSteps.opened);
  });
  const adas = await signedInAdmin(site.url, password, tenant, admin);
  await send(adas, '/admin/account', { intent: 'name', name: 'Ada Admin' });
  const invite = async (name: string, role: string) => {
    const email = `${name.split(' ')[0]!.toLowerCase()}@acme.example`;
    await send(adas, '/admin/people', { intent: 'invite', name, email, role });
    return accept(site);
  };
  const ben = await invite('Ben Best', 'site-admin');
  const cleo = await invite('Cleo Claim', 'site-admin');
  const steward = await invite('Stella Steward', 'steward');
  const master = await signedInAdmin(site.url, masterPassword);
  await test.step('the operator changes a limit, and the company lets support in', async () => {
    const rules = {
      ...{ usesSeniorityForAssignment: 'on', usesVCStatus: 'on', isFree: 'on' },
      ...{ airportCertificationRequired: 'on', maxDrivers: '77', maxJobs: '50', maxSites: '3' },
    };
    await send(master, companies, { intent: 'save-settings', companyId, ...rules });
    await send(adas, '/admin/support-access', { intent: 'allow', hours: '24' });
  });

  const { items } = await deps.stores.drivers.list(makeTestScope(tenant));
  const [first, second, absent] = items.toSorted((a, b) => a.seniorityNumber - b.seniorityNumber);
  const jobId = 'J001';
  const pick = { intent: 'save', pick: jobId, seenReceipt: '' };
  await test.step('a week: two drivers save, the steward enters a list, Ben publishes', async () => {
    for (const { employeeId } of [first!, second!])
      await send(await signedInDriver(site.url, tenant, employeeId), '/driver-preferences', pick);
    const asked = { askedBy: 'The driver', how: 'phone', replacesOwn: 'on' };
    const stellas = await signedInAdmin(site.url, password, tenant, steward);
    await send(stellas, `/admin/driver-picks/${absent!.employeeId}`, {
      ...pick,
      pick: 'J002',
      ...asked,
    });
    const { site: stored } = await deps.stores.sites.read(tenant);
    const closesAt = toEpochMs(stored!.window.closesAt.instant);
    site.clock.moveTo(toInstant(closesAt + minuteMs));
    await site.sweep();
    const bens = await signedInAdmin(site.url, password, tenant, ben);
    await send(bens, '/admin/final-assignments', { intent: 'publish', seen: '0' });
    const driver = await signedInDriver(site.url, tenant, second!.employeeId);
    await send(driver, '/driver-preferences', {
      intent: 'claim',
      about: `pick ${jobId}`,
      text: 'It was mine',
    });
    const [claim] = await deps.stores.claims.list(makeTestScope(tenant), '2026-W49');
    const cleos = await signedInAdmin(site.url, password, tenant, cleo);
    const denied = { intent: 'deny', claimId: claim!.id, reason: 'Less seniority' };
    await send(cleos, '/admin/dispute-resolution', { ...denied, confirmed: 'yes' });
  });

  await test.step('every act is in the log it belongs to', async () => {
    const signedIn = 'administrator-signed-in';
    const joins = (name: string) => [
      `Ada Admin: person-invited ${name}`,
      `${name}: password-link-used`,
    ];
    expect(await readLog(site, makeTestScope(tenant))).toEqual([
      ...[`${admin}: password-link-used`, `${admin}: ${signedIn}`],
      ...[`${admin}: sample-added`, `${admin}: sample-added`, `${admin}: selection-opened`],
      ...[`${admin}: ${signedIn}`, `${admin}: own-name-changed`],
      ...['Ben Best', 'Cleo Claim', 'Stella Steward'].flatMap(joins),
      ...['admin: company-settings-changed', 'Ada Admin: support-access-changed'],
      ...['John Smith: signed-in', 'John Smith: picks-saved'],
      ...['Maria Garcia: signed-in', 'Maria Garcia: picks-saved'],
      ...[
        `Stella Steward: ${signedIn}`,
        'Stella Steward: list-entered',
        'Scheduler: cutoff-reached',
      ],
      ...[`Ben Best: ${signedIn}`, 'Ben Best: award-published'],
      ...['Maria Garcia: signed-in', 'Maria Garcia: claim-filed'],
      ...[`Cleo Claim: ${signedIn}`, 'Cleo Claim: claim-denied'],
    ]);
    expect(await readLog(site, operatorScope)).toEqual([
      ...['admin: registration-approved', `admin: ${signedIn}`],
      ...['admin: company-settings-changed', 'Scheduler: cutoff-reached'],
    ]);
    await enter(ada, site, admin, { tenant, path: '/admin/activity-log' });
    const entries = await deps.stores.activity.latest(makeTestScope(tenant), 5);
    for (const { event } of entries)
      await expect(ada.getByText(adminCopy.activityEvents.describe(event)).first()).toBeVisible();
  });

  await test.step('the company leaves, and nothing but its certificate stays', async () => {
    expect((await findNames()).length).toBeGreaterThan(20);
    const own = (await readStored()).filter(({ text }) => text.includes(companyId));
    const traces = collectTraces(own, earlier);
    expect(traces.size).toBeGreaterThan(50);
    const again = await signedInAdmin(site.url, masterPassword);
    const gone = { intent: 'switch', companyId, isActive: 'false', confirmed: 'yes' };
    await send(again, companies, gone);
    const asked = { intent: 'ask-erasure', companyId, typed: companyId, reason: 'It closed' };
    await send(again, companies, asked);
    const closed = await ada.goto('/admin/dashboard');
    expect(closed!.url()).toContain(`/s/${companyId}/${tenant.siteId}`);
    await eraseAll(site);
    await openAsAdmin(operator, site, `/admin/master/certificate?company=${companyId}`);
    await expect(
      operator.getByRole('cell', { name: adminCopy.tenantErasure.kinds.accounts }),
    ).toBeVisible();
    expect(await findNames()).toEqual([]);
    // The operator's log keeps its own acts, under their IDs and the number of the request. All signed in from one machine.
    const kept = [...(await readLogIds(site, operatorScope)), '127.0.0.x'];
    const findGone = (text: string) =>
      findTraces(traces, text).filter((trace) => !kept.includes(trace));
    expect((await readStored()).flatMap(({ text }) => findGone(text))).toEqual([]);
    const readable = await readAllOfOperator(site);
    expect(names.exec(readable)).toBeNull();
    expect(findGone(readable)).toEqual([]);
  });
});
