import { afterAll, expect, test } from 'vitest';
import { reports } from '~/app/components/reports/report-names';
import { makeSiteScope } from '~/app/ports/sessions';
import { jobRanking } from '~/app/services/ranking/job-ranking.server';
import { savePicks } from '~/app/services/ranking/save-picks.server';
import { weekRanking } from '~/app/services/ranking/week-ranking.server';
import { toInstant } from '~/domain/time/instant';
import { openPortal } from '~/domain/vacation/vacation-portal';
import { accessMatrix, adminPassword, getAddresses, target } from '~/tests/support/access-matrix';
import {
  httpClient,
  loginAsAdmin,
  signedInAdmin,
  signedInDriver,
  type HttpClient,
} from '~/tests/support/http';
import { letSupportIn } from '~/tests/support/let-support-in';
import { openExport } from '~/tests/support/open-export';
import { addToken, programClient } from '~/tests/support/programs';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite, makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

/**
 * No pick is in any answer before the cutoff. Ids of jobs and weeks are on many pages, so the proof compares two sites that
 * are equal in everything but WHAT their drivers picked: every answer to everybody but a list's own driver must be equal,
 * to the last byte. Without the seal the same comparison finds differences, which shows that it can.
 */
const tenant = { companyId: 'VICTIM', siteId: 'NYC01' };
const [senior, second, watcher] = [target.driverId, '7654322', '7654323'];
const masterWord = 'glass behind a red door';
const startedAt = '2026-11-21T13:00:00.000Z';
const jobIds = ['JA', 'JB', 'JC', 'JD'];
const weekIds = ['W771', 'W772', 'W773'];
/** Two ways in which the same drivers may have picked at the same times: in another order, and another number. */
const picked = {
  these: { jobs: [['JA', 'JB', 'JC'], ['JA']], weeks: [['W771', 'W772'], ['W771']] },
  those: { jobs: [['JC'], ['JB', 'JA', 'JC', 'JD']], weeks: [['W773'], ['W773', 'W771', 'W772']] },
} as const;

let server: TestServer | null = null;
afterAll(() => server?.stop());

const start = async (lists: keyof typeof picked, isSealed: boolean, port: string) => {
  await server?.stop();
  server = await startTestServer({ PORT: port, MASTER_PASSWORD: masterWord });
  const { deps } = server.platform;
  server.clock.moveTo(startedAt);
  await addStockedSite(deps, {
    ...tenant,
    name: 'Victim Freight',
    password: adminPassword,
    drivers: [senior, second, watcher].map((employeeId, index) =>
      aDriver({ employeeId, seniorityNumber: index + 1, name: `Driver ${index + 1}` }),
    ),
    jobs: jobIds.map((jobId) => aJob({ jobId })),
    weeks: weekIds.map((weekId, index) => ({
      weekId,
      startDate: `2027-01-0${index + 4}`,
      endDate: `2027-01-0${index + 4}`,
      totalSlots: 1,
    })),
  });
  const { site } = await deps.stores.sites.read(tenant);
  const rules = { sealedPicks: isSealed, openResults: 'off' } as const;
  const settings = { ...site!.settings, showStanding: true };
  const selection = { ...site!.window, rules };
  const vacation = openPortal(site!.vacation, null, rules);
  const scope = makeTestScope(tenant);
  await deps.stores.sites.save(scope, { ...site!, settings, window: selection, vacation }, []);
  await saveLists(deps, picked[lists]);
  return server;
};

const saveLists = async (
  deps: TestServer['platform']['deps'],
  { jobs, weeks }: (typeof picked)[keyof typeof picked],
) => {
  const { site, company } = await deps.stores.sites.read(tenant);
  const { items } = await deps.stores.drivers.list(makeTestScope(tenant));
  for (const [index, employeeId] of [senior, second].entries()) {
    const scope = makeSiteScope(tenant, { role: 'driver', employeeId });
    const driver = items.find((one) => one.employeeId === employeeId)!;
    const access = { scope, site: site!, company: company!, driver };
    const receivedAt = toInstant(deps.clock.now());
    const about = { deps, access, receivedAt };
    const [ofJobs, ofWeeks] = await Promise.all([
      jobRanking.load({ deps, scope, employeeId }),
      weekRanking.load({ deps, scope, employeeId }),
    ]);
    const saved = [
      await savePicks({ ...about, ranking: jobRanking, loaded: ofJobs, ids: jobs[index]! }),
      await savePicks({ ...about, ranking: weekRanking, loaded: ofWeeks, ids: weeks[index]! }),
    ];
    expect(saved.map(({ ok }) => ok)).toEqual([true, true]);
  }
};

/** What differs between two runs of one site: random ids, receipts, nonces, signed tokens, the key of notifications, and when the server started. */
const withoutChance = (text: string): string =>
  text
    .replace(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, 'ULID')
    // Before receipts, which parts of a UUID may look like.
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'UUID')
    .replace(/\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b/g, 'RECEIPT')
    .replace(/nonce(=|-|":|',')["']?[\w+/=-]+/g, 'NONCE')
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'TOKEN')
    .replace(/\bB[\w-]{86}\b/g, 'PUSH KEY')
    .replace(/2026-11-21T12:\d\d:\d\d\.\d{3}Z/g, 'START');

const queries = {
  '/admin/final-assignments': ['view=provisional', 'dialog=publish'],
  '/admin/final-assignments/export': ['view=provisional'],
  '/admin/final-vacation-assignments': ['view=provisional'],
  '/admin/live-vacation-picks': ['tab=week', 'q=W77'],
  '/admin/conflicts': ['q=JA'],
  '/admin/conflicts/print': ['job=JA', 'job=JB', 'job=JC'],
  '/admin/dispute-resolution': ['job=JA&driver=7654323', 'job=JB&driver=7654322'],
  '/admin/what-if': [
    `change=${encodeURIComponent('{"kind":"remove-job","jobId":"JA"}')}`,
    'kind=remove-driver&driverId=7654321',
  ],
  '/admin/live-picks-snapshot/changes': [
    'since=2026-11-21T12:00:00.000Z&count=0&siteVersion=1',
    'since=2026-11-21T12:00:00.000Z&count=0&siteVersion=1&isSealed=true',
  ],
  '/admin/activity-log/export': ['from=2026-01-01'],
  '/admin/reports': ['tab=demand', 'tab=leftovers', 'tab=without-picks', 'period=2026-W49'],
} as const;

const paths = [
  ...Object.keys(accessMatrix)
    // Offers a new random secret each time.
    .filter((name) => name !== 'admin.account_.two-step')
    .flatMap((name) => getAddresses(name, false).slice(0, 2)),
  ...Object.entries(queries).flatMap(([path, all]) =>
    all.flatMap((query) => [`${path}?${query}`, `${path}.data?${query}`]),
  ),
  ...Object.keys(reports).flatMap((name) => [
    `/admin/reports/${name}?view=provisional`,
    `/admin/reports/${name}.data?view=provisional`,
    `/admin/reports/${name}/csv?view=provisional`,
  ]),
  `/admin/driver-picks/${second}`,
  `/admin/driver-picks/${second}.data`,
  `/admin/driver-picks/${second}/vacation.data`,
];
const reason = 'Because';
const forms = [
  ['/admin/final-assignments', { intent: 'create-provisional' }],
  ['/admin/final-vacation-assignments', { intent: 'create-provisional' }],
  ['/admin/dispute-resolution', { intent: 'award', driverId: watcher, jobId: 'JA', reason }],
  ['/admin/final-assignments', { intent: 'assign', driverId: watcher, jobId: 'JB', note: '' }],
] as const;

/** What a program may read, and what a dry run that would remove jobs says of them. */
const programPaths = [
  ...['/drivers', '/jobs', '/awards', '/awards/2026-W48', '/vacation-awards', '/vacation-awards/1'],
  ...Object.keys(reports).map((name) => `/reports/${name}`),
];

type Answers = Map<string, string>;

/** Whether an answer with this name is asked for. */
type IsAsked = (name: string) => boolean;
const everyAnswer: IsAsked = () => true;

const readAll = async (who: string, client: HttpClient, answers: Answers, isAsked: IsAsked) => {
  const keep = async (address: string, response: Response) => {
    const location = (response.headers.get('location') ?? '').replace(/\?.*/, '');
    const body = withoutChance(await response.text());
    answers.set(`${who}: ${address}`, `${response.status} ${location}\n${body}`);
  };
  const headers = { 'accept-encoding': 'identity' };
  // The data of a page is what its document shows, so some read only documents. The master administrator's own site is
  // another one.
  const isWhole = ['administrator', 'another driver'].includes(who);
  const all = paths.filter((path) =>
    who === 'master' ? path.startsWith('/admin/master') : isWhole || !path.includes('.data'),
  );
  for (const path of all.filter((one) => isAsked(`${who}: ${one}`)))
    await keep(path, await client.get(path, headers));
  if (!who.endsWith('administrator')) return;
  for (const [path, form] of forms) {
    const name = `POST ${path} ${form.intent}`;
    if (isAsked(`${who}: ${name}`))
      await keep(name, await client.post(`${path}.data`, form, headers));
  }
};

const readAsProgram = async ({ url, platform: { deps } }: TestServer, answers: Answers) => {
  const program = programClient(url, await addToken(deps, tenant));
  const keep = async (name: string, response: Response) =>
    answers.set(`program: ${name}`, `${response.status}\n${await response.text()}`);
  for (const path of programPaths) await keep(path, await program.get(path));
  const jobs = [aJob({ jobId: 'JD' })];
  await keep('dry run', await program.put('/jobs?dryRun=true', { jobs }));
};

const readExport = async (client: HttpClient, answers: Answers) => {
  const answer = await client.post('/admin/export-data/site', { intent: 'export' });
  const { allTexts } = openExport(new Uint8Array(await answer.arrayBuffer()));
  answers.set('administrator: export', withoutChance(allTexts));
};

/** Every answer of a site to everybody but the drivers whose lists it holds. */
const collect = async (
  lists: keyof typeof picked,
  isSealed: boolean,
  port: string,
  isAsked = everyAnswer,
) => {
  const started = await start(lists, isSealed, port);
  const { url } = started;
  await letSupportIn(started.platform.deps, tenant);
  const byMasterPassword = httpClient(url);
  await loginAsAdmin(byMasterPassword, masterWord, tenant);
  const clients = {
    nobody: httpClient(url),
    'another driver': await signedInDriver(url, tenant, watcher),
    administrator: await signedInAdmin(url, adminPassword, tenant),
    'master password’s administrator': byMasterPassword,
    master: await signedInAdmin(url, masterPassword),
  };
  const answers: Answers = new Map();
  for (const [who, client] of Object.entries(clients)) await readAll(who, client, answers, isAsked);
  await readExport(clients.administrator, answers);
  if (isAsked === everyAnswer) await readAsProgram(started, answers);
  return { answers, port: new URL(url).port };
};

/** Where two answers begin to differ. */
const showDifference = (one: string, other: string): string => {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(' <> ');
};

const findDifferences = (one: Answers, other: Answers): string[] => {
  expect([...one.keys()]).toEqual([...other.keys()]);
  return [...one].filter(([name, answer]) => other.get(name) !== answer).map(([name]) => name);
};

test('before the cutoff no answer depends on what drivers picked', async () => {
  const { answers: these, port } = await collect('these', true, '0');
  const { answers: those } = await collect('those', true, port);
  expect(
    findDifferences(these, those).map((name) => [
      name,
      showDifference(these.get(name)!, those.get(name)!),
    ]),
  ).toEqual([]);
  expect(these.get('administrator: /admin/live-picks-snapshot')).toContain('Sealed');
  expect(these.get('program: /reports/submissions')).toMatch(/^200\n/);
  expect(these.get('program: dry run')).toMatch(/^200\n.*"removed":3/);

  // The list's own driver sees it.
  const own = await signedInDriver(server!.url, tenant, second);
  expect(await (await own.get('/driver-preferences')).text()).toMatch(/JB[^]+JA[^]+JC[^]+JD/);

  // After the cutoff and the drain, the administrator sees it too.
  server!.clock.moveTo('2026-11-25T20:00:12.000Z');
  const admin = await signedInAdmin(server!.url, adminPassword, tenant);
  const shown = await (await admin.get('/admin/live-picks-snapshot')).text();
  expect(shown).toContain('JB, JA, JC');
});

/** Some of the answers that show without the seal what drivers picked. */
const revealing = [
  'another driver: /driver-preferences/standing/now',
  'administrator: /admin/live-picks-snapshot',
  'administrator: /admin/live-picks-snapshot/changes?since=2026-11-21T12:00:00.000Z&count=0&siteVersion=1',
  'administrator: /admin/dashboard',
  'administrator: /admin/conflicts',
  'administrator: /admin/dispute-resolution',
  'administrator: /admin/final-assignments?view=provisional',
  'administrator: /admin/final-assignments/export?view=provisional',
  'administrator: /admin/reports/assignments/csv?view=provisional',
  'administrator: /admin/reports',
  'administrator: /admin/reports?tab=demand',
  'administrator: /admin/reports/outcomes-by-band?view=provisional',
  'administrator: /admin/reports/demand/csv?view=provisional',
  'administrator: /admin/live-vacation-picks',
  'administrator: /admin/live-vacation-picks/report',
  'administrator: /admin/final-vacation-assignments',
  'administrator: /admin/final-vacation-assignments/posting',
  'administrator: /admin/final-vacation-assignments/export',
  'administrator: /admin/activity-log',
  'administrator: /admin/activity-log/export',
  'administrator: export',
  `administrator: /admin/driver-picks/${second}`,
  'master password’s administrator: /admin/live-picks-snapshot',
];

test('without the seal the same comparison finds what drivers picked', async () => {
  const isAsked = (name: string) => name.startsWith('nobody') || revealing.includes(name);
  const { answers: these, port } = await collect('these', false, '0', isAsked);
  const { answers: those } = await collect('those', false, port, isAsked);
  const found = findDifferences(these, those);
  for (const name of revealing) expect(found, name).toContain(name);
  expect(found.filter((name) => name.startsWith('nobody'))).toEqual([]);
});
