/**
 * Measures how long an administrator waits for a publication whose lists have up to this many jobs. Started by
 * `npm run bench`.
 */
import { makeSiteScope } from '~/app/ports/sessions';
import { defaultTenant } from '~/domain/company/scope';
import { loginAsAdmin } from '~/tests/support/http';
import { masterPassword } from '~/tests/support/test-server';
import { startBenchSite } from './bench-site';
import { median, timed } from './timing';

const rounds = 5;
/** The most milliseconds, by the number of jobs on a list. */
const goals: Readonly<Record<number, number>> = { 20: 250, 500: 1_500 };

const picks = Number(process.argv[2]);
const { server, client } = await startBenchSite(1000, 500, picks);
const { sites, picks: lists } = server.platform.deps.stores;
const scope = makeSiteScope(defaultTenant, { role: 'system', name: 'bench' });
const { site } = await sites.read(defaultTenant);
server.clock.moveTo(new Date(Date.parse(site!.window.closesAt.instant) + 60_000).toISOString());
// The session has ended by then.
await loginAsAdmin(client, masterPassword);

const publish = async () => {
  const { status, url } = await client.post('/admin/final-assignments', { intent: 'publish' });
  if (status !== 303) throw new Error(`${url} answered ${status}`);
};
const first = await timed(publish);
const again: number[] = [];
const reads: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  again.push(await timed(publish));
  reads.push(await timed(() => lists.list(scope)));
}
const { site: published } = await sites.read(defaultTenant);
if (published!.window.awardVersion !== rounds + 1)
  throw new Error('Not every publication was finished');
const goal = goals[picks]!;
const shown = (ms: number) => ms.toFixed(0).padStart(8);
console.log(
  [
    String(picks).padStart(5),
    shown(first),
    shown(median(again)),
    `${shown(goal)}${median(again) > goal ? '!' : ' '}`,
    shown(median(reads)),
  ].join(' '),
);
await server.stop();
process.exit();
