/**
 * Tests whether response times reveal which IDs exist. Requests a known ID and another kind of ID in turn, and
 * computes how well their times tell them apart: AUC 0.5 means not at all, 1 means always. `npm run soak --
 * timing [pairs]`
 */
import { adminPassword } from '~/tests/support/access-matrix';
import { httpClient } from '~/tests/support/http';
import { ids, seedIdClasses, site } from '~/tests/support/id-classes';
import { startTestServer } from '~/tests/support/test-server';

const [pairs = 500] = process.argv.slice(2).map(Number);
const maxAuc = 0.55;

const server = await startTestServer();
await seedIdClasses(server);
const stranger = httpClient(server.url);
const next = (all: readonly string[], at: number) => all[at % all.length]!;
const code = { code: 'AAAA-AAAA', password: 'violin harbour', repeated: 'violin harbour' };
/** `admin`, the only account of the site, for a known ID; an unknown account for any other. */
const account = (id: string) => (ids.known.includes(id) ? 'admin' : `admin${id}`);

const signIn = (employeeId: string) =>
  stranger.post('/driver-login', { ...site, employeeId, password: 'guess' });
const lookUp = (id: string) =>
  stranger.get(`/driver-login?emplid=${id}&c=${site.companyId}&s=${site.siteId}`);
const redeem = (employeeId: string) =>
  stranger.post('/reset-password', { ...site, employeeId, ...code });
const adminLogin = (id: string) =>
  stranger.post('/admin-portal', { ...site, username: account(id), password: adminPassword + id });
const forgot = (id: string) =>
  stranger.post('/admin-portal/forgot-password', { ...site, username: account(id) });

type Class = keyof typeof ids;
const cases: [string, (id: string) => Promise<Response>, Class, Class][] = [
  ['sign-in, wrong password', signIn, 'known', 'unknown'],
  ['sign-in, wrong password', signIn, 'known', 'foreign'],
  ['sign-in, wrong password', signIn, 'known', 'inactive'],
  ['looking an id up', lookUp, 'foreign', 'unknown'],
  ['looking an id up', lookUp, 'inactive', 'unknown'],
  ['wrong one-time code', redeem, 'known', 'unknown'],
  ['wrong one-time code', redeem, 'known', 'inactive'],
  ['admin login', adminLogin, 'known', 'unknown'],
  ['forgotten password', forgot, 'known', 'unknown'],
];

const timed = async (work: () => Promise<Response>): Promise<number> => {
  const startedAt = process.hrtime.bigint();
  const response = await work();
  await response.text();
  const ms = Number(process.hrtime.bigint() - startedAt) / 1e6;
  if (response.status === 429) throw new Error('An attempt was throttled: nothing was measured.');
  return ms;
};

/**
 * The AUC of two sets of times: of all pairs with one time from each set, the share in which the time from the
 * generally slower set is longer.
 */
const auc = (a: readonly number[], b: readonly number[]): number => {
  const ordered = [...a.map((ms) => ({ ms, isA: true })), ...b.map((ms) => ({ ms, isA: false }))];
  ordered.sort((one, two) => one.ms - two.ms);
  const ranks = ordered.reduce((sum, { isA }, at) => (isA ? sum + at + 1 : sum), 0);
  const above = (ranks - (a.length * (a.length + 1)) / 2) / (a.length * b.length);
  return Math.max(above, 1 - above);
};
const median = (values: readonly number[]) =>
  [...values].sort((one, two) => one - two)[Math.floor(values.length / 2)]!;

const measure = async (ask: (id: string) => Promise<Response>, one: Class, two: Class) => {
  const times = { one: [] as number[], two: [] as number[] };
  for (let pair = -20; pair < pairs; pair += 1) {
    // Moves past the time in which attempts are counted and emailed links are valid.
    if (pair % 2 === 0) server.clock.advance(61 * 60_000);
    const at = pair + 20;
    const first = pair % 2 === 0;
    const askOne = () => timed(() => ask(next(ids[one], at)));
    const askTwo = () => timed(() => ask(next(ids[two], at)));
    // The order alternates, so that no class is always second.
    const [a, b] = first ? [await askOne(), await askTwo()] : [await askTwo(), await askOne()];
    if (pair < 0) continue;
    times.one.push(first ? a : b);
    times.two.push(first ? b : a);
  }
  return { ...times, auc: auc(times.one, times.two) };
};

try {
  console.log(`${pairs} interleaved pairs each; AUC may be ${maxAuc} at most; medians in ms`);
  for (const [name, ask, one, two] of cases) {
    const times = await measure(ask, one, two);
    const medians = `${median(times.one).toFixed(1)} / ${median(times.two).toFixed(1)}`;
    const isGood = times.auc <= maxAuc;
    console.log(
      `${isGood ? '' : 'FAILED '}${name.padEnd(24)} ${`${one} / ${two}`.padEnd(20)} ${medians.padStart(13)}  AUC ${times.auc.toFixed(3)}`,
    );
    if (!isGood) process.exitCode = 1;
  }
} finally {
  await server.stop();
}
