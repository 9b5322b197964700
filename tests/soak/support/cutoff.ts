import { toInstant } from '~/domain/time/instant';
import { randomFrom } from '~/infra/local/sample-site';
import { checkSite } from './check-site';
import { runApart, type PlannedRequest, type SentRequest } from './send-plan';
import { formatContent, makeList, type Sender } from './senders';
import type { SoakServer } from './soak-server';
import { driverIds, jobIds, makeSoakScope, seedSite, signIn } from './soak-site';

const jobs = 50;
const lastMs = 10_000;
/**
 * `leadMs`: how long after the planning the senders start. `afterMs`: how long after the cutoff the last saves
 * are sent.
 */
const leadMs = 3_000;
const afterMs = 2_000;
const sentAfter = 0.05;

const toTenant = (companyId: string) => ({ companyId, siteId: 'MAIN' });
const getPage = (origin: string) => ({ origin, url: `${origin}/driver-preferences.data` });
const formatBody = (list: readonly string[]): string =>
  new URLSearchParams([['intent', 'save'], ...list.map((job) => ['pick', job])]).toString();

/**
 * Measures how many saves, saves without the web server, and bare puts the same store accepts per second. Each
 * kind runs separately, for `forMs` and with `atOnce` in parallel.
 */
export const measureCapacity = async (
  { origin, key, dataDir, store }: SoakServer,
  { rounds, atOnce, forMs }: { rounds: number; atOnce: number; forMs: number },
): Promise<{ saves: number[]; bareSaves: number[]; puts: number[] }> => {
  const tenant = toTenant('CAPACITY');
  const drivers = driverIds(200);
  await seedSite(store.stores, tenant, { drivers: drivers.length, jobs });
  const start = signIn(key);
  const cookies = await Promise.all(drivers.map((id) => start('driver', tenant, id)));
  const requests = Array.from({ length: forMs * 5 }, (_, index) => ({
    cookie: cookies[index % cookies.length]!,
    body: formatBody(makeList(jobIds(jobs), index)),
  }));
  const load = { atOnce, forMs };
  const perSecond = (count: number) => count / (forMs / 1_000);
  const putOn = () => runApart<number>('raw-puts-process', load, dataDir, store.env);
  const bareSaves = { tenant, drivers, jobs: jobIds(jobs), ...load };
  const saveBareOn = () => runApart<number>('bare-saves-process', bareSaves, dataDir, store.env);
  const saveOn = async () => {
    const plan = { ...getPage(origin), requests, ...load };
    const sent = await runApart<SentRequest[]>('sender-process', plan, dataDir);
    return sent.filter(({ isAcknowledged }) => isAcknowledged).length;
  };
  // Warms up the server, because before a real cutoff the server has been running for a while.
  await saveOn();
  const figures = { saves: [] as number[], bareSaves: [] as number[], puts: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    figures.puts.push(perSecond(await putOn()));
    figures.bareSaves.push(perSecond(await saveBareOn()));
    figures.saves.push(perSecond(await saveOn()));
  }
  return figures;
};

export interface BurstFigures {
  readonly sent: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** How many saves were refused although they were planned before the cutoff, because they arrived after it. */
  readonly refusedBefore: number;
  /** Statuses of saves that were neither acknowledged nor refused; 0 means no response. */
  readonly unknown: readonly number[];
  /** How long each response took from the planned time of sending, in milliseconds, sorted. */
  readonly tookMs: readonly number[];
  /** When the last response came to a save sent before the cutoff, in milliseconds after the cutoff. */
  readonly lastAnswerMs: number;
  readonly wrong: readonly string[];
}

interface Planned extends PlannedRequest {
  readonly atMs: number;
  readonly companyId: string;
  readonly employeeId: string;
  readonly content: string;
}

/**
 * The drivers of all sites save in the last ten seconds before their common cutoff, and a few of them save
 * again after it. Checks that a save counts if and only if it was acknowledged.
 */
export const saveAtCutoff = async (
  { origin, key, dataDir, store }: SoakServer,
  { name, sites, drivers, seed }: { name: string; sites: number; drivers: number; seed: number },
): Promise<BurstFigures> => {
  const random = randomFrom(seed);
  const start = signIn(key);
  const companyIds = Array.from({ length: sites }, (_, index) => `${name}${index + 1}`);
  for (const companyId of companyIds)
    await seedSite(store.stores, toTenant(companyId), { drivers, jobs });
  const planSave = async (companyId: string, employeeId: string, turn: number, atMs: number) => {
    const list = makeList(jobIds(jobs), turn);
    const cookie = await start('driver', toTenant(companyId), employeeId);
    return {
      companyId,
      employeeId,
      content: formatContent(list),
      cookie,
      body: formatBody(list),
      atMs,
    };
  };
  const planned: Planned[] = [];
  for (const companyId of companyIds) {
    for (const employeeId of driverIds(drivers)) {
      planned.push(await planSave(companyId, employeeId, 0, random() * lastMs));
      if (random() < sentAfter)
        planned.push(await planSave(companyId, employeeId, 1, lastMs + 1 + random() * afterMs));
    }
  }
  planned.sort((a, b) => a.atMs - b.atMs);

  const startsAt = Date.now() + leadMs;
  const cutoff = startsAt + lastMs;
  for (const companyId of companyIds) {
    const { site } = await store.stores.sites.read(toTenant(companyId));
    const closesAt = { ...site!.window.closesAt, instant: toInstant(cutoff) };
    await store.stores.sites.save(
      makeSoakScope(site!),
      { ...site!, window: { ...site!.window, closesAt } },
      [],
    );
  }
  const plan = { ...getPage(origin), requests: planned, startsAt };
  const sent = await runApart<SentRequest[]>('sender-process', plan, dataDir);

  const getOutcome = ({ isAcknowledged, status }: SentRequest) =>
    isAcknowledged ? 'acknowledged' : status === 409 ? 'refused' : 'unknown';
  const count = (wanted: string) => sent.filter((one) => getOutcome(one) === wanted).length;
  const wrong: string[] = [];
  for (const companyId of companyIds) {
    const senders = new Map<string, Sender>();
    for (const one of sent) {
      const { companyId: of, employeeId, content } = planned[one.index]!;
      if (of !== companyId) continue;
      const sender = senders.get(employeeId) ?? {
        name: employeeId,
        sent: [],
        saveNext: () => Promise.reject(new Error()),
      };
      senders.set(employeeId, sender);
      sender.sent.push({ content, outcome: getOutcome(one) });
    }
    const found = await checkSite(store, toTenant(companyId), {
      drivers: [...senders.values()],
      administrators: [],
    });
    wrong.push(...found.map((one) => `${companyId}: ${one}`));
  }
  const early = sent.filter(({ index }) => planned[index]!.atMs <= lastMs);
  const late = sent.filter(({ index }) => planned[index]!.atMs > lastMs);
  const acknowledgedLate = late.filter(({ isAcknowledged }) => isAcknowledged);
  wrong.push(...acknowledgedLate.map(() => 'acknowledged though sent after the cutoff'));
  return {
    sent: sent.length,
    acknowledged: count('acknowledged'),
    refused: count('refused'),
    refusedBefore: early.filter((one) => getOutcome(one) === 'refused').length,
    unknown: sent.filter((one) => getOutcome(one) === 'unknown').map(({ status }) => status),
    tookMs: sent.map(({ tookMs }) => tookMs).sort((a, b) => a - b),
    lastAnswerMs: Math.max(...early.map(({ answeredAt }) => answeredAt)) - cutoff,
    wrong,
  };
};
