import { beforeEach, expect, test, vi } from 'vitest';
import { startOwnPhoneWorker } from '~/tests/support/own-phone-worker';

const [jobs, weeks] = ['/driver-preferences', '/driver-vacation'];
const slowMs = 4_000;

beforeEach(() => void vi.useFakeTimers());

/** A page of a release, which loads the release's files. */
const aPage = (release: string): Response =>
  new Response(`<html>/assets/manifest-${release}.js /assets/page-${release}.js</html>`, {
    headers: { 'content-type': 'text/html', 'own-device': 'john' },
  });

/** A phone that keeps the driver's pages, and a network that a test can hold. */
const aPhone = async () => {
  const network = { release: 'a', held: new Map<string, Promise<void>>() };
  const worker = startOwnPhoneWorker(async (path) => {
    await network.held.get(path);
    return path.startsWith('/assets/') ? new Response('') : aPage(network.release);
  });
  await worker.open(jobs).done();
  /** Until the returned function is called, nothing arrives from that path. */
  const hold = (path: string): (() => void) => {
    let arrive = () => {};
    network.held.set(path, new Promise((resolve) => (arrive = resolve)));
    return () => arrive();
  };
  return { worker, network, hold };
};

test('a slow network delays a kept page by four seconds', async () => {
  const { worker, hold } = await aPhone();
  hold(jobs);
  const opened = vi.fn();
  const { answer } = worker.open(jobs);
  void answer.then(opened);
  await vi.advanceTimersByTimeAsync(slowMs - 1);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalled();
  expect(await (await answer).text()).toContain('data-kept-at');
});

test.each(['/', '/driver-login', '/s/DEFAULT/MAIN'])(
  'a slow network still reaches %s',
  async (path) => {
    const { worker, hold } = await aPhone();
    const arrive = hold(path);
    const opened = vi.fn();
    const { answer } = worker.open(path);
    void answer.then(opened);
    await vi.advanceTimersByTimeAsync(10 * slowMs);
    expect(opened).not.toHaveBeenCalled();
    arrive();
    expect(await (await answer).text()).not.toContain('data-kept-at');
  },
);

test('a newer release keeps the scripts that its open page loads later', async () => {
  const { worker, network, hold } = await aPhone();
  await worker.load('/assets/later-a.js').done();
  network.release = 'b';
  const arrive = hold(weeks);
  const page = worker.open(jobs);
  await page.answer;
  await worker.load('/assets/later-b.js').done();
  arrive();
  await page.done();
  expect(worker.list().sort()).toEqual([
    '/assets/later-b.js',
    '/assets/manifest-b.js',
    '/assets/page-b.js',
    jobs,
    weeks,
  ]);
});

test('a newer release keeps the scripts of a page that was opened before the other one could be read', async () => {
  const { worker, network, hold } = await aPhone();
  network.release = 'b';
  network.held.set(weeks, Promise.reject(new Error('lost')));
  await worker.open(jobs).done();
  await worker.load('/assets/later-b.js').done();
  const arrive = hold(weeks);
  const page = worker.open(jobs);
  await page.answer;
  const told = worker.tell({ path: null, assets: ['/assets/later-b.js'] });
  await vi.advanceTimersByTimeAsync(0);
  arrive();
  await Promise.all([page.done(), told.done()]);
  expect(worker.list()).toContain('/assets/later-b.js');
});

test.each([
  ['a script that loads', () => ['load', '/assets/page-a.js'] as const],
  [
    'a page that names its scripts',
    () => ['tell', { path: null, assets: ['/assets/page-a.js'] }] as const,
  ],
  ['a page that opens', () => ['open', jobs] as const],
])('an erasure leaves nothing behind of %s meanwhile', async (_name, getCall) => {
  const { worker } = await aPhone();
  const [call, value] = getCall();
  const other = worker[call](value as string);
  await Promise.all([other.done(), worker.tell('erase').done()]);
  expect(worker.names()).toEqual([]);
});
