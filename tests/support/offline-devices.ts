import fc from 'fast-check';
import { jobRanking, readPreferences } from '~/app/services/ranking/job-ranking.server';
import { savePicks } from '~/app/services/ranking/save-picks.server';
import { saveWaiting, toStoredList } from '~/app/services/ranking/save-waiting.server';
import { samePicks } from '~/domain/picks/order-picks';
import {
  changeWaiting,
  isSendable,
  type SaveAnswer,
  type StoredList,
  type WaitingEvent,
  type WaitingSave,
} from '~/domain/picks/waiting-save';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { fakeSite, type FakeSite } from './fake-site';
import { aDriver, aJob } from './roster-builders';

const employeeId = '1000001';
const jobIds = ['J1', 'J2', 'J3', 'J4', 'J5'];

/**
 * A list of its own for each press, so that two devices never save the same one: a phone takes a list that is the same as
 * one it has sent for its own.
 */
const toList = (index: number): string[] => {
  const list: string[] = [];
  for (let rest = index, left = jobIds; rest > 0 && left.length > 0;) {
    const id = left[(rest - 1) % left.length]!;
    rest = Math.floor((rest - 1) / left.length);
    list.push(id);
    left = left.filter((one) => one !== id);
  }
  return list;
};

/** What the network does with one request. */
const fates = ['answered', 'answer-lost', 'request-lost', 'delayed'] as const;
type Fate = (typeof fates)[number];

const deviceField = fc.integer({ min: 0, max: 1 });
const fateField = fc.constantFrom(...fates);

/** One step of a sequence. */
export const stepArbitrary = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('press'),
      device: deviceField,
      isRepeated: fc.boolean(),
      fate: fateField,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('retry'), device: deviceField, fate: fateField }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('lose-network', 'find-network'),
      device: deviceField,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload'), device: deviceField }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('use', 'keep', 'cancel'), device: deviceField }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver'), at: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 600 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pass-cutoff') }) },
);
type Step = typeof stepArbitrary extends fc.Arbitrary<infer S> ? S : never;

/** The rules under test, which a test may break on purpose. */
export interface Rules {
  readonly change: typeof changeWaiting;
  /** The base that is sent; undefined replaces any list. */
  readonly toBase: (base: string | null) => string | null | undefined;
  /** Whether a list is stored on the device before it is sent. */
  readonly storesFirst: boolean;
}
export const realRules: Rules = {
  change: changeWaiting,
  toBase: (base) => base,
  storesFirst: true,
};

interface Press {
  readonly ids: readonly string[];
  /** How the driver learned what became of it; undefined as long as they have not. */
  told?: 'saved' | 'refused' | 'asked' | 'replaced' | 'canceled';
}

interface Device {
  isOnline: boolean;
  /** What the page shows as the stored list. */
  page: StoredList | null;
  /** The receipt that the changes on the page are based on. */
  base: string | null;
  waiting: WaitingSave | null;
  /** Shown instead, if the page itself was refused. */
  problem: { readonly code: string; readonly ids: readonly string[] } | null;
  presses: Press[];
  /** The receipts of the lists that this device was shown, or made itself. */
  known: Set<string | null>;
  /** The receipts of its own saves, except those that the driver canceled without knowing what became of them. */
  made: Set<string>;
  cancels: number;
}

interface Request {
  readonly device: Device;
  readonly ids: readonly string[];
  readonly base: string | null;
  readonly isForm: boolean;
  /** How often the driver had canceled a save before. */
  readonly cancels: number;
}

/** Says which promise was broken. */
export class BrokenPromise extends Error {}
const promise = (isKept: boolean, text: string): void => {
  if (!isKept) throw new BrokenPromise(text);
};

/** Two own phones of one driver, the real use cases, and a network that loses, delays and repeats. */
const createWorld = async (rules: Rules) => {
  const fake: FakeSite = await fakeSite(
    [aDriver({ employeeId })],
    jobIds.map((jobId) => aJob({ jobId })),
  );
  const { window: selection } = (await fake.site()).site;
  const closesAt = Date.parse(selection.closesAt.instant);
  const acknowledged: string[] = [];
  const delayed: Request[] = [];
  let presses = 0;

  const load = async () => {
    const access = await fake.asDriver(employeeId);
    const loaded = await jobRanking.load({ deps: fake.deps, scope: access.scope, employeeId });
    return { deps: fake.deps, access, loaded };
  };
  const readStored = async (): Promise<StoredList | null> =>
    toStoredList(jobRanking, (await load()).loaded.stored);

  /** The server: what the route does with a request at this moment. */
  const serve = async ({ device, ids, base, isForm, cancels }: Request): Promise<SaveAnswer> => {
    const about = await load();
    const before = toStoredList(jobRanking, about.loaded.stored);
    const save = {
      ...about,
      ...{ ranking: jobRanking, ids, receivedAt: fake.now() },
      seenReceipt: rules.toBase(base) as string | null,
    };
    const form = async () => {
      const saved = await savePicks(save);
      return saved.ok
        ? { stored: toStoredList(jobRanking, saved.value), refusal: null }
        : { stored: await readStored(), refusal: saved.error };
    };
    const { stored, refusal } = isForm ? await form() : await saveWaiting(save);
    if (!refusal && stored && stored.receiptNumber !== before?.receiptNumber) {
      const seen = device.known.has(before?.receiptNumber ?? null);
      const isSame = before !== null && samePicks(before.ids, ids);
      promise(seen || isSame, 'a save replaced a list that its device had not been shown');
      device.known.add(stored.receiptNumber);
      if (cancels === device.cancels) device.made.add(stored.receiptNumber);
    }
    return {
      stored,
      refusal: refusal && { code: refusal.code, title: refusal.code, text: refusal.code },
    };
  };

  const tell = (device: Device, ids: readonly string[], told: NonNullable<Press['told']>): void => {
    for (const press of device.presses)
      if (press.told === undefined && samePicks(press.ids, ids)) press.told = told;
  };

  /** Applies an event to what waits, and notes what the driver then reads. */
  const change = (device: Device, event: WaitingEvent): void => {
    const before = device.waiting;
    const after = rules.change(before, event);
    device.waiting = after;
    if (before && event.code === 'pressed' && !samePicks(before.ids, event.ids))
      tell(device, before.ids, 'replaced');
    if (before && !after && event.code !== 'dropped') tell(device, before.ids, 'saved');
    if (after?.state.code === 'refused') tell(device, after.ids, 'refused');
    if (after?.state.code === 'asking') tell(device, after.ids, 'asked');
    if (after?.state.code === 'asking' && event.code === 'answered')
      promise(
        !device.made.has(event.answer.stored?.receiptNumber ?? ''),
        'a page asked about a list that it had saved itself',
      );
  };

  /** Reads the page, which needs the network. */
  const read = async (device: Device): Promise<void> => {
    if (!device.isOnline) return;
    const about = await load();
    const { saved } = await readPreferences({ ...about, now: fake.now() });
    const stored = saved && toStoredList(jobRanking, saved);
    device.page = stored;
    device.known.add(stored?.receiptNumber ?? null);
    device.problem = null;
    // Changes that are not saved keep the receipt that they are based on.
    device.base = stored?.receiptNumber ?? null;
    if (stored) change(device, { code: 'seen', stored });
  };

  const send = async (request: Request, fate: Fate): Promise<SaveAnswer | null> => {
    if (!request.device.isOnline || fate === 'request-lost') return null;
    if (fate === 'delayed') {
      delayed.push(request);
      return null;
    }
    const answer = await serve(request);
    if (fate === 'answer-lost') return null;
    const { stored, refusal } = answer;
    if (!refusal && stored) acknowledged.push(stored.receiptNumber);
    return answer;
  };

  const retry = async (device: Device, fate: Fate): Promise<void> => {
    if (!isSendable(device.waiting)) return;
    change(device, { code: 'sent' });
    const { ids, base } = device.waiting;
    const answer = await send({ device, ids, base, isForm: false, cancels: device.cancels }, fate);
    if (!answer) return;
    change(device, { code: 'answered', ids, answer });
    await read(device);
  };

  const press = async (device: Device, ids: readonly string[], base: string | null, fate: Fate) => {
    for (const earlier of device.presses)
      if (samePicks(earlier.ids, ids)) earlier.told ??= 'replaced';
    device.presses.push({ ids });
    device.problem = null;
    const pressedAt = fake.now();
    const pressed = { pageKey: 'page', ids, base, pressedAt } as const;
    if (rules.storesFirst) change(device, { code: 'pressed', ...pressed });
    change(device, { code: 'sent' });
    const answer = await send({ device, ids, base, isForm: true, cancels: device.cancels }, fate);
    if (!answer) return;
    const { refusal, stored } = answer;
    const isOwn =
      refusal?.code === 'saved-elsewhere' &&
      stored !== null &&
      device.waiting?.sent.some((list) => samePicks(list, stored.ids)) === true;
    if (isOwn) {
      // The page notices that the other list is its own, and sends again.
      change(device, { code: 'answered', ids, answer });
      return retry(device, 'answered');
    }
    if (refusal) {
      // The page shows why, with the list, and asks if another one was saved.
      change(device, { code: 'dropped', ids });
      tell(device, ids, refusal.code === 'saved-elsewhere' ? 'asked' : 'refused');
    }
    await read(device);
    if (refusal) device.problem = { code: refusal.code, ids };
  };

  const devices = await Promise.all(
    [0, 1].map(async () => {
      const device: Device = {
        ...{ isOnline: true, page: null, base: null, waiting: null, problem: null },
        ...{ presses: [], known: new Set<string | null>([null]), made: new Set<string>() },
        cancels: 0,
      };
      return device;
    }),
  );

  const answerQuestion = async (device: Device, isUsed: boolean): Promise<void> => {
    const asked = device.waiting?.state.code === 'asking' ? device.waiting.ids : null;
    const ids = asked ?? (device.problem?.code === 'saved-elsewhere' ? device.problem.ids : null);
    if (!ids || !device.isOnline) return;
    device.problem = null;
    if (isUsed) return press(device, ids, device.page?.receiptNumber ?? null, 'answered');
    change(device, { code: 'dropped', ids });
  };

  const act = async (step: Step): Promise<void> => {
    fake.clock.advance(1_000);
    const device = devices['device' in step ? step.device : 0]!;
    switch (step.do) {
      case 'press': {
        const { isRepeated, fate } = step as { isRepeated: boolean; fate: Fate };
        const last = device.presses.at(-1);
        const ids = isRepeated && last ? last.ids : toList(presses++);
        // Without an answer, the page's changes are based on what they were based on.
        const base = isSendable(device.waiting) ? device.waiting.base : device.base;
        return press(device, ids, base, fate);
      }
      case 'retry':
        return retry(device, (step as { fate: Fate }).fate);
      case 'lose-network':
        device.isOnline = false;
        return;
      case 'find-network':
        device.isOnline = true;
        return;
      case 'reload':
        return read(device);
      case 'use':
      case 'keep':
        return answerQuestion(device, step.do === 'use');
      case 'cancel':
        if (device.waiting) tell(device, device.waiting.ids, 'canceled');
        device.made.clear();
        device.cancels += 1;
        change(device, { code: 'dropped', ids: device.waiting?.ids ?? [] });
        return;
      case 'deliver': {
        const [request] = delayed.splice((step as { at: number }).at % (delayed.length || 1), 1);
        if (request) await serve(request);
        return;
      }
      case 'wait':
        fake.clock.advance((step as { minutes: number }).minutes * minuteMs);
        return;
      case 'pass-cutoff':
        if (fake.clock.now() < closesAt) fake.clock.moveTo(toInstant(closesAt + 1_000));
    }
  };

  /** Delivers what is still on its way, and gives every device the network until nothing changes any more. */
  const settle = async (): Promise<void> => {
    for (const request of delayed.splice(0)) await serve(request);
    for (const device of devices) device.isOnline = true;
    for (const device of devices)
      for (let round = 0; round < 5 && isSendable(device.waiting); round++)
        await retry(device, 'answered');
    for (const device of devices) await read(device);
  };

  const check = async (): Promise<void> => {
    const history = await fake.deps.stores.picks.history(fake.scope, employeeId, 500);
    const stored = await readStored();
    const receipts = new Set(history.map(({ receiptNumber }) => receiptNumber));
    promise(
      acknowledged.every((receipt) => receipts.has(receipt)),
      'an acknowledged save is not in the history',
    );
    promise(
      history.every(({ acceptedAt }) => Date.parse(acceptedAt) < closesAt),
      'a save after the cutoff was stored',
    );
    const allPresses = devices.flatMap((device) => device.presses);
    for (const { ids } of allPresses) {
      const isOne = (one: readonly string[]) => samePicks(one, ids);
      const stored = history.filter((one) => isOne(one.jobIds)).length;
      promise(
        stored <= allPresses.filter((one) => isOne(one.ids)).length,
        'one press was saved twice',
      );
    }
    for (const device of devices) {
      promise(!isSendable(device.waiting), 'a save still waits, although the network is there');
      promise(
        device.page?.receiptNumber === stored?.receiptNumber,
        'a page shows a list that does not count',
      );
      promise(
        device.waiting === null ||
          stored === null ||
          stored.receiptNumber === device.waiting.base ||
          !samePicks(device.waiting.ids, stored.ids),
        'a page says of the list that counts that it does not',
      );
      promise(
        device.presses.every(({ told }) => told !== undefined),
        'a press was lost without a word',
      );
      for (const { ids, told } of device.presses)
        promise(
          told !== 'saved' || history.some((one) => samePicks(one.jobIds, ids)),
          'a page said that a list was saved that never was',
        );
    }
  };
  return { act, settle, check };
};

/** Runs one sequence; throws a `BrokenPromise` if a promise was broken. */
export const runSequence = async (rules: Rules, steps: readonly Step[]): Promise<void> => {
  const world = await createWorld(rules);
  for (const step of steps) await world.act(step);
  await world.settle();
  await world.check();
};
