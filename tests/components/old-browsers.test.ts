import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { fillInBuiltIns } from '~/app/components/shell/old-browsers';

const removed = ['toSorted', 'toReversed', 'toSpliced', 'with'];

/** The globals of a browser without the newest functions of arrays, signals and responses. */
const openOldBrowser = () => {
  const globals = createContext({});
  const array = runInContext('Array', globals) as ArrayConstructor;
  for (const name of removed) Reflect.deleteProperty(array.prototype, name);
  return {
    Array: array,
    AbortSignal: class {} as typeof AbortSignal,
    Response: class {} as typeof Response,
  };
};

test('fills in what an old browser lacks, as the standard has it', () => {
  const old = openOldBrowser();
  expect(removed.filter((name) => name in old.Array.prototype)).toEqual([]);
  fillInBuiltIns(old);
  const list = old.Array.of(3, 1, 2);
  const own = [3, 1, 2];
  expect([...list.toSorted()]).toEqual(own.toSorted());
  expect([...list.toSorted((a, b) => b - a)]).toEqual(own.toSorted((a, b) => b - a));
  expect([...list.toReversed()]).toEqual(own.toReversed());
  expect([...list.toSpliced(1, 1, 7, 8)]).toEqual(own.toSpliced(1, 1, 7, 8));
  expect([...list.toSpliced(1)]).toEqual(own.toSpliced(1));
  expect([...list.with(-1, 9)]).toEqual(own.with(-1, 9));
  expect([...list]).toEqual(own);
  expect(Object.keys(list)).toEqual(Object.keys(own));
});

test('fills in signals and responses', async () => {
  const old = openOldBrowser();
  fillInBuiltIns(old);
  const { AbortSignal: Signal, Response: Answer } = old;
  const { signal, reason } = await new Promise<{ signal: AbortSignal; reason: unknown }>((done) => {
    const timed = Signal.timeout(0);
    timed.onabort = () => done({ signal: timed, reason: timed.reason });
  });
  expect([signal.aborted, (reason as DOMException).name]).toEqual([true, 'TimeoutError']);
  const answer = Answer.json({ ids: ['J001'] }, { status: 503 });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'application/json']);
  expect(await answer.json()).toEqual({ ids: ['J001'] });
});

test('replaces nothing that a browser has', () => {
  const { toSorted } = Array.prototype;
  const { timeout } = AbortSignal;
  const { json } = Response;
  fillInBuiltIns(globalThis);
  expect([Array.prototype.toSorted, AbortSignal.timeout, Response.json]).toEqual([
    toSorted,
    timeout,
    json,
  ]);
});
