/**
 * Serves a site of this size until it is stopped, and prints its origin with the cookies of an administrator and of a
 * driver as JSON. It runs in the folder of the source that it serves, which may be that of an earlier commit.
 */
import { startBenchSite } from '~/tests/bench/bench-site';
import { httpClient } from '~/tests/support/http';

const [driverCount, jobCount] = process.argv.slice(2).map(Number);
const { server, client, drivers } = await startBenchSite(driverCount!, jobCount!);
const driver = httpClient(server.url);
await driver.post('/driver-login', {
  companyId: 'DEFAULT',
  siteId: 'MAIN',
  employeeId: String(drivers[drivers.length >> 1]!.employeeId),
  password: '',
});
// The clock may stand. Without this the saves above would count as happening now, and caches would hold nothing.
server.clock.advance(60_000);
const cookies = ({ cookies: jar }: typeof client) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
console.log(
  JSON.stringify({ origin: server.url, admin: cookies(client), driver: cookies(driver) }),
);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
