import { expect, test } from 'vitest';
import { eraseInSteps, type Eraser } from '~/app/store/eraser/erase-in-steps';
import { firstPosition, type Position } from '~/app/store/eraser/position';

interface Run {
  readonly count: number;
  readonly left: Position & { readonly names: readonly string[] };
}
interface One {
  readonly sk: string;
}
type Places = Record<string, string[]>;

const inTime = { hasTime: () => true, most: Infinity };

/** Two items are found at once, and a step ends in the middle of what `act` throws at. */
const start = (places: Places) => {
  const stored = {
    run: { count: 0, left: { ...firstPosition, names: [] } } as Run,
    isWaiting: false,
    isDone: false,
  };
  let act = (_what: string) => {};
  const replace = (run: Run, step: number): boolean => {
    act('before a write');
    if (stored.isDone || stored.run.left.step !== step) return false;
    stored.run = run;
    act('after a write');
    return true;
  };
  const eraser: Eraser<Run, string, One> = {
    places: Object.keys(places),
    look: async (name, { left }) => {
      act('a look');
      const items = places[name]!.filter((sk) => sk > left.after).slice(0, 2);
      return {
        found: items.map((sk) => ({ sk })),
        after: items.at(-1) ?? null,
        units: items.length,
        erase: async () => {
          for (const sk of items) {
            act('before an item');
            places[name] = places[name]!.filter((one) => one !== sk);
          }
        },
      };
    },
    add: (run, fresh, found) => ({
      count: run.count + fresh.length,
      left: { ...run.left, names: [...run.left.names, ...found.map(({ sk }) => `name ${sk}`)] },
    }),
    save: async (next, mustWait) => {
      if (!replace(next, next.left.step - 1)) return false;
      stored.isWaiting = mustWait;
      return true;
    },
    isLastPass: ({ left }) => !left.hasFound,
    finish: async (run) => {
      if (!replace(run, run.left.step)) return false;
      stored.isDone = true;
      return true;
    },
  };
  return {
    ...{ stored, eraser, places },
    act: (next: typeof act) => {
      act = next;
    },
    sweep: (context: Partial<typeof inTime> = {}) =>
      eraseInSteps(eraser, stored.run, { ...inTime, ...context }),
  };
};
const someItems = (): Places => ({ a: ['1', '2', '3'], b: [], c: ['1', '2'] });
const nothingLeft = { a: [], b: [], c: [] };

test('ends with a pass that found nothing', async () => {
  const { sweep, stored, places } = start(someItems());
  expect(await sweep()).toBe(false);
  expect([places, stored.isWaiting]).toEqual([nothingLeft, true]);
  expect(stored.run.left.names).toEqual(['name 1', 'name 2', 'name 3', 'name 1', 'name 2']);
  expect(await sweep()).toBe(true);
  expect([stored.isDone, stored.run.count]).toEqual([true, 5]);
});

test('looks into every place in its order, and into none twice in vain', async () => {
  const { eraser, stored } = start({ ...someItems(), d: [] });
  const looks: string[] = [];
  const look: typeof eraser.look = (name, run) => {
    looks.push(name);
    return eraser.look(name, run);
  };
  while (!(await eraseInSteps({ ...eraser, look }, stored.run, inTime))) looks.push('next pass');
  expect(looks.join(' ')).toBe('a a a b c c d next pass a b c d');
});

test('finds in the next pass what was written late', async () => {
  const { sweep, stored, places } = start(someItems());
  await sweep();
  places.a = ['0'];
  expect([await sweep(), await sweep()]).toEqual([false, true]);
  expect([places, stored.run.count]).toEqual([nothingLeft, 6]);
});

test('resumes after an interruption anywhere, and counts everything once', async () => {
  let acts = 0;
  const whole = start(someItems());
  whole.act(() => (acts += 1));
  while (!(await whole.sweep()));
  expect(acts).toBeGreaterThan(20);
  for (let interrupted = 1; interrupted <= acts; interrupted += 1) {
    const { sweep, stored, places, act } = start(someItems());
    let left = interrupted;
    act((what) => {
      if ((left -= 1) === 0) throw new Error(what);
    });
    let failures = 0;
    for (let sweeps = 0; sweeps < 9 && !stored.isDone; sweeps += 1)
      await sweep().catch(() => (failures += 1));
    expect([interrupted, failures]).toEqual([interrupted, 1]);
    expect([interrupted, places, stored.run.count]).toEqual([interrupted, nothingLeft, 5]);
    expect(new Set(stored.run.left.names)).toEqual(new Set(['name 1', 'name 2', 'name 3']));
  }
});

test('tries a step again that fails, and goes on where it stopped', async () => {
  const { sweep, stored, places, act } = start(someItems());
  act((what) => {
    if (what === 'before an item' && places.a!.length < 2) throw new Error('throttled');
  });
  for (let sweeps = 0; sweeps < 3; sweeps += 1) await expect(sweep()).rejects.toThrow('throttled');
  expect([places, stored.run.count]).toEqual([{ ...someItems(), a: ['3'] }, 3]);
  act(() => {});
  while (!(await sweep()));
  expect([places, stored.run.count]).toEqual([nothingLeft, 5]);
});

test('two runs at the same time count everything once, and one of them ends', async () => {
  const { sweep, stored, places } = start(someItems());
  const ends: boolean[] = [];
  for (let sweeps = 0; sweeps < 9 && !stored.isDone; sweeps += 1)
    ends.push(...(await Promise.all([sweep(), sweep(), sweep()])));
  expect([places, stored.run.count]).toEqual([nothingLeft, 5]);
  expect(ends.filter((isEnd) => isEnd)).toHaveLength(1);
});

test('leaves the rest to the next sweep after so many write units', async () => {
  const { sweep, stored, places } = start(someItems());
  const lefts: number[] = [];
  while (!(await sweep({ most: 2 })))
    lefts.push(Object.values(places).reduce((sum, items) => sum + items.length, 0));
  expect(lefts).toEqual([3, 0, 0]);
  expect(stored.run.count).toBe(5);
});

test('looks at nothing without time, and not again at what was looked at in vain', async () => {
  const { sweep, stored, act } = start({ a: [], b: [], c: ['1'] });
  const looks: string[] = [];
  act((what) => what === 'a look' && looks.push(what));
  expect(await sweep({ hasTime: () => false })).toBe(false);
  expect([looks.length, stored.run.left.step]).toEqual([0, 0]);
  let steps = 2;
  expect(await sweep({ hasTime: () => (steps -= 1) >= 0 })).toBe(false);
  expect([looks.length, stored.run.left.place, stored.isWaiting]).toEqual([2, 2, false]);
  await sweep();
  expect(looks).toHaveLength(4);
});

test('waits with a place that must wait, and erases nothing behind it', async () => {
  const { eraser, stored, places } = start(someItems());
  const look: typeof eraser.look = async (name, run) =>
    name === 'b' ? null : eraser.look(name, run);
  for (let sweeps = 0; sweeps < 3; sweeps += 1)
    expect(await eraseInSteps({ ...eraser, look }, stored.run, inTime)).toBe(false);
  expect(places).toEqual({ ...someItems(), a: [] });
  expect([stored.run.left.place, stored.isWaiting, stored.isDone]).toEqual([1, true, false]);
});
