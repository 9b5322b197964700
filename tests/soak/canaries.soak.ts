import { minuteMs } from '~/domain/time/time-units';
/**
 * Canaries: strings that are stored only at one company's sites. All other users request every page, export and
 * script URL repeatedly, and no canary may appear in a response or in the log. `npm run soak -- canaries
 * [responses] [canaries]`
 */
import { accessMatrix, getAddresses, adminPassword } from '~/tests/support/access-matrix';
import { leaveAddresses } from '~/tests/support/contacts';
import { httpClient, signedInAdmin, signedInDriver } from '~/tests/support/http';
import { addPeople, companyAdmin, staff } from '~/tests/support/people';
import { addToken, programClient, readPaths } from '~/tests/support/programs';
import { aDriver, aJob } from '~/tests/support/roster-builders';
import { addStockedSite, makeTestScope } from '~/tests/support/stocked-site';
import { startTestServer } from '~/tests/support/test-server';

const [responses = 20_000, canaries = 2_000] = process.argv.slice(2).map(Number);

/**
 * A text that no page contains by itself. All canaries follow one pattern, so that a single search finds any of
 * them.
 */
const canary = (number: number) => `Canary${String(number).padStart(5, '0')}Bird`;
const pattern = /canary\d{5}bird/i;
const batch = 50;

const server = await startTestServer();
try {
  const { url, platform, logged } = server;
  const { deps } = platform;
  // Half of the canaries are drivers' names and half are jobs' locations, fifty of each per site.
  const sites = Math.ceil(canaries / (2 * batch));
  for (let at = 0; at < sites; at += 1) {
    const first = at * 2 * batch;
    const scope = await addStockedSite(deps, {
      companyId: `CANARY${at}`,
      siteId: 'CAN01',
      name: `${canary(first)} Freight`,
      drivers: Array.from({ length: batch }, (_, n) =>
        aDriver({
          employeeId: String(1_000_000 + first + n),
          name: canary(first + n),
          seniorityNumber: n + 1,
        }),
      ),
      jobs: Array.from({ length: batch }, (_, n) =>
        aJob({ jobId: `J${n}`, location: canary(first + batch + n) }),
      ),
    });
    await leaveAddresses(deps, scope, [String(1_000_000 + first)]);
  }
  const own = { companyId: 'OWN', siteId: 'OWN01' };
  // The IDs are the same as at the first company, so that a lookup without the tenant would find the first
  // company's data.
  await addStockedSite(deps, {
    ...own,
    name: 'Own Freight',
    password: adminPassword,
    drivers: [aDriver({ employeeId: '1000000' })],
    jobs: [aJob({ jobId: 'J0' })],
  });
  const { site } = await deps.stores.sites.read(own);
  const settings = { ...site!.settings, showStanding: true };
  await deps.stores.sites.save(makeTestScope(own), { ...site!, settings }, []);
  await addPeople(deps, own, [...staff, companyAdmin]);
  const asAdmin = (username: string) => signedInAdmin(url, adminPassword, own, username);
  const people = [
    httpClient(url),
    await signedInDriver(url, own, '1000000'),
    ...(await Promise.all(['steward', 'dispatcher', 'admin', companyAdmin.username].map(asAdmin))),
  ];
  const program = programClient(url, await addToken(deps, own));
  const queries = [
    '',
    'q=Canary',
    'search=Canary',
    'c=CANARY0&s=CAN01',
    'id=1000000',
    '_routes=root',
  ];
  const addresses = Object.entries(accessMatrix)
    // Skips the login pages, because they repeat the name of the ID's owner. No client is the master
    // administrator, who may see all companies.
    .flatMap(([name]) => getAddresses(name, false))
    .filter((address) => !/^\/(driver-login|reset-password)/.test(address));
  const visitors = [
    ...people.map((client) => ({ client, asked: addresses })),
    { client: program, asked: [...Object.keys(readPaths), '/openapi.json', '/nothing'] },
  ];

  const seen: string[] = [];
  const statuses: Record<number, number> = {};
  let sent = 0;
  while (sent < responses) {
    for (const query of queries) {
      // The limit of a program's requests begins anew.
      server.clock.advance(2 * minuteMs);
      await server.sweep();
      for (const { client, asked } of visitors)
        for (const address of asked) {
          if (sent >= responses) break;
          const path = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
          const response = await client.get(path, { 'accept-encoding': 'identity' });
          const answer = `${[...response.headers].join('\n')}\n${await response.text()}`;
          statuses[response.status] = (statuses[response.status] ?? 0) + 1;
          const found = pattern.exec(answer)?.[0];
          if (found) seen.push(`${found} at ${path}`);
          sent += 1;
        }
    }
  }
  const inLog = logged.filter((line) => pattern.test(line)).length;
  console.log(
    `${canaries} canaries at ${sites} sites; ${sent} responses: ${JSON.stringify(statuses)}`,
  );
  console.log(`seen in responses: ${seen.length}; in the log: ${inLog}`);
  for (const one of seen.slice(0, 20)) console.log(`FAILED ${one}`);
  if (seen.length > 0 || inLog > 0) process.exitCode = 1;
} finally {
  await server.stop();
}
