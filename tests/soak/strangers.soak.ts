/**
 * Measures how much one signed-out stranger can disturb everyone else. First the stranger sends one kind of
 * hostile request after another while others load pages: no page may take 250 ms longer, and every response
 * must be a 4xx. Then 5,000 wrong sign-ins come from one address and 500 from each of 50 others, while drivers,
 * a kiosk and an administrator of the same site sign in. `npm run soak -- strangers [ms per kind of request]
 * [addresses] [kind]`
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createKioskMarks } from '~/app/platform/auth/kiosk-marks.server';
import { defaultTenant } from '~/domain/company/scope';
import { anEntry } from '~/tests/store/builders';
import { aDriver } from '~/tests/support/roster-builders';
import { hostileRequests } from './support/hostile-requests';
import { startSoakServer } from './support/soak-server';
import { driverIds, makeSoakScope } from './support/soak-site';

const [forMs = 5_000, addresses = 50] = process.argv.slice(2, 4).map(Number);
/** Only hostile requests with this text in their names are sent. */
const [only = ''] = process.argv.slice(4);
const maxExtraMs = 250;
const maxTold = 100;

let hasFailed = false;
const report = (isGood: boolean, line: string) => {
  if (!isGood) hasFailed = true;
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${line}`);
};

const server = await startSoakServer();
const port = Number(new URL(server.origin).port);

/** Loads pages for `ms` milliseconds, as users do. Returns the longest wait in milliseconds. */
const longestWait = async (ms: number): Promise<number> => {
  const endsAt = Date.now() + ms;
  const waits: Promise<number>[] = [];
  for (let count = 0; Date.now() < endsAt; count += 1) {
    const path = ['/', '/driver-login', '/healthz'][count % 3]!;
    const since = performance.now();
    waits.push(
      fetch(server.origin + path).then(async (page) => {
        await page.arrayBuffer();
        return performance.now() - since;
      }),
    );
    await sleep(25);
  }
  return Math.max(...(await Promise.all(waits)));
};

const attackWith = (name: string, ms: number): Promise<Record<string, number>> =>
  new Promise((ended) => {
    const child = spawn(
      process.execPath,
      [
        ...['--import', 'tsx', 'tests/soak/support/hostile-process.ts'],
        ...[String(port), name, String(ms)],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('exit', () => ended(JSON.parse(said || '{}') as Record<string, number>));
  });

const holdUp = async () => {
  await longestWait(2_000);
  const calm = await longestWait(forMs);
  console.log(`longest wait while nobody attacks: ${calm.toFixed(0)} ms`);
  for (const name of Object.keys(hostileRequests('')).filter((one) => one.includes(only))) {
    const attack = attackWith(name, forMs + 2_000);
    // The attacker needs a moment to start.
    await sleep(1_500);
    const wait = await longestWait(forMs);
    const statuses = await attack;
    // `null` is not counted: if a client keeps writing, the server may cut it off before it has read the response.
    const answers = Object.keys(statuses).filter((status) => status !== 'null');
    const isRefused = answers.length > 0 && answers.every((status) => /^4/.test(status));
    report(
      wait - calm <= maxExtraMs && isRefused,
      `${name}: ${JSON.stringify(statuses)}, longest wait ${wait.toFixed(0)} ms`,
    );
  }
};

interface Answer {
  status: number;
  cookies: string[];
}
const agents = new Map<string, Agent>();
/** Sends a request from one of this machine's own IP addresses (127.0.0.0/8). */
const send = (
  from: string,
  path: string,
  { form, cookie = '' }: { form?: Record<string, string>; cookie?: string } = {},
): Promise<Answer> =>
  new Promise((answered, failed) => {
    const agent =
      agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 8, localAddress: from });
    agents.set(from, agent);
    const body = form && new URLSearchParams(form).toString();
    const headers = {
      cookie,
      ...(body && {
        origin: server.origin,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      }),
    };
    const options = {
      host: '127.0.0.1',
      port,
      path,
      agent,
      method: body ? 'POST' : 'GET',
      headers,
    };
    const sent = request(options, (response) => {
      response.resume();
      const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]!);
      response.on('end', () => answered({ status: response.statusCode ?? 0, cookies }));
    });
    // Retries on a reused connection, because the server may have closed that connection for being idle.
    const again = () => send(from, path, { ...(form && { form }), cookie }).then(answered, failed);
    sent
      .on('error', (error) => {
        if (sent.reusedSocket) void again();
        else failed(error);
      })
      .end(body);
  });

const { companyId, siteId } = defaultTenant;
const signIn = (from: string, employeeId: string, { password = '', cookie = '' } = {}) =>
  send(from, '/driver-login.data', { form: { companyId, siteId, employeeId, password }, cookie });
const signInAsAdmin = (from: string, password: string, cookie = '') =>
  send(from, '/admin-portal.data', {
    form: { companyId, siteId, username: 'admin', password },
    cookie,
  });
const lookUp = (from: string, id: string, cookie = '') =>
  send(from, `/driver-login?emplid=${id}&c=${companyId}&s=${siteId}`, { cookie });

const ids = driverIds(1_000);
const told = new Set<string>();
/**
 * In turn: signs in with an invented ID, signs in as the administrator with a wrong password, and looks up an
 * ID.
 */
const guess = async (from: string, turn: number) => {
  if (turn % 3 === 0) return signIn(from, String(5_000_000 + turn), { password: 'wrong' });
  if (turn % 3 === 1) return signInAsAdmin(from, 'wrong');
  const id = ids[turn % (ids.length - 100)]!;
  const { status } = await lookUp(from, id);
  if (status === 200) told.add(id);
  return undefined;
};

const shutOut = async () => {
  const scope = makeSoakScope(defaultTenant);
  await server.store.stores.drivers.commit(scope, {
    expectedVersion: 0,
    deletes: [],
    puts: ids.map((employeeId, index) => aDriver({ employeeId, seniorityNumber: index + 1 })),
    entry: anEntry(),
  });
  const password = readFileSync(join(server.dataDir, 'admin-password'), 'utf8').trim();
  const device = ({ cookies }: Answer) =>
    cookies.find((cookie) => cookie.startsWith('device=')) ?? '';
  const [knownId = '', kioskId = '', ...newIds] = ids.slice(-100);
  const driverDevice = device(await signIn('127.0.2.1', knownId));
  const adminDevice = device(await signInAsAdmin('127.0.2.2', password));
  const kioskMarks = createKioskMarks({ keys: [server.key], secure: false, now: Date.now });
  const kiosk = (await kioskMarks.set(defaultTenant)).split(';')[0]!;

  let hasEnded = false;
  const refused: Record<string, number> = {};
  const entered: Record<string, number> = {};
  const everybodyElse = async () => {
    for (let turn = 0; !hasEnded; turn += 1) {
      const newPhone = `127.0.3.${(turn % 250) + 1}`;
      const newId = newIds[turn % newIds.length]!;
      const others: [string, Answer, number][] = [
        ['known driver', await signIn('127.0.2.1', knownId, { cookie: driverDevice }), 202],
        ['kiosk', await signIn('127.0.2.3', kioskId, { cookie: kiosk }), 202],
        ['administrator', await signInAsAdmin('127.0.2.2', password, adminDevice), 202],
        ['new phone, looking up', await lookUp(newPhone, newId), 200],
        ['new phone', await signIn(newPhone, newId), 202],
      ];
      for (const [who, { status }, wanted] of others) {
        const tally = status === wanted ? entered : refused;
        tally[who] = (tally[who] ?? 0) + 1;
      }
      await sleep(50);
    }
  };
  const others = everybodyElse();
  let sent = 0;
  const guessFrom = async (from: string, times: number) => {
    for (let turn = 0; turn < times; turn += 1) {
      await guess(from, sent);
      sent += 1;
    }
  };
  await Promise.all([
    guessFrom('127.0.0.2', 5_000),
    ...Array.from({ length: addresses }, (_, at) => guessFrom(`127.0.1.${at + 1}`, 500)),
  ]);
  hasEnded = true;
  await others;
  report(
    Object.keys(refused).length === 0,
    `${sent} wrong sign-ins; meanwhile let in: ${JSON.stringify(entered)}, refused: ${JSON.stringify(refused)}`,
  );
  report(told.size <= maxTold, `existing IDs that the attacker was told of: ${told.size}`);
};

try {
  await holdUp();
  await shutOut();
} finally {
  for (const agent of agents.values()) agent.destroy();
  await server.stop();
}
if (hasFailed) process.exitCode = 1;
