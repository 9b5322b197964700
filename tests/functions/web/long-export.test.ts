import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadLimitMs } from '~/app/platform/http/read-in-steps.server';
import type { ActivityStore } from '~/app/ports/activity';
import { inChunks } from '~/app/store/dynamo/in-chunks';
import { workEndsAt } from '~/app/store/dynamo/store-calls.server';
import { defaultTenant } from '~/domain/company/scope';
import { requestDeadlineMs } from '~/domain/selection/selection-window';
import { anEntry } from '~/tests/store/builders';
import { textEvent } from '~/tests/support/events';
import { signedInAdmin, type HttpClient } from '~/tests/support/http';
import { makeTestScope } from '~/tests/support/stocked-site';
import { masterPassword, startTestServer, type TestServer } from '~/tests/support/test-server';

const path = '/admin/activity-log/export';
const scope = makeTestScope(defaultTenant);

let server: TestServer;
let admin: HttpClient;
beforeEach(async () => {
  // Without the fence, a test can watch the store that the pages use.
  server = await startTestServer({}, { fenced: false, limits: null });
  admin = await signedInAdmin(server.url, masterPassword);
});
afterEach(() => server.stop());

const log = () => server.platform.deps.stores.activity;
const lastLogged = (event: string) =>
  server.logged
    .map((line) => JSON.parse(line) as { event: string; requestId?: string; units?: number })
    .findLast((line) => line.event === event);

/** Lets time pass for deadlines. */
const createPassingTime = () => {
  const now = performance.now.bind(performance);
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  return (ms: number) => {
    passed += ms;
  };
};

type ReadPage = ActivityStore['page'];
/** Calls `change` instead of each read of a page, with the real read and the number of the page. */
const watchPages = (
  change: (read: () => ReturnType<ReadPage>, page: number) => ReturnType<ReadPage>,
) => {
  const page = log().page.bind(log());
  let count = 0;
  vi.spyOn(log(), 'page').mockImplementation((...range) => change(() => page(...range), count++));
  return () => count;
};
/** A log without end. */
const endlessPage = {
  entries: Array.from({ length: 1_000 }, () => anEntry({ event: textEvent('x'.repeat(200)) })),
  next: 'next',
};

const fillLog = async (count: number) => {
  const entries = Array.from({ length: count }, (_, n) =>
    anEntry({ id: `01LOG${String(n).padStart(6, '0')}`, event: textEvent(`Entry ${n}`) }),
  );
  for (const some of inChunks(entries, 50))
    await Promise.all(some.map((entry) => log().append(scope, entry)));
};

test('an export that takes longer than a request arrives whole', async () => {
  await fillLog(2_100);
  const pass = createPassingTime();
  const deadlines: number[] = [];
  const countPages = watchPages(async (read) => {
    deadlines.push(workEndsAt() - performance.now());
    const page = await read();
    pass(requestDeadlineMs - 3_000);
    return page;
  });
  const file = `${await (await admin.get(path)).text()}\r\n`;
  expect(countPages()).toBe(3);
  for (let n = 0; n < 2_100; n += 1) expect(file).toContain(`,Entry ${n}\r\n`);
  expect(Math.max(...deadlines)).toBeLessThanOrEqual(requestDeadlineMs);
});

test('a page of the log still ends at its deadline', async () => {
  const pass = createPassingTime();
  watchPages((read) => {
    pass(requestDeadlineMs);
    return read();
  });
  expect((await admin.get('/admin/activity-log')).status).toBe(503);
});

test.each(['gzip', 'identity'])(
  'an export whose store fails breaks off as %s, and the failure is logged',
  async (encoding) => {
    watchPages(async (_, page) => {
      if (page < 3) return endlessPage;
      throw new Error('gone');
    });
    const answer = await admin.get(path, { 'accept-encoding': encoding });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(lastLogged('download-failed')).toMatchObject({
      requestId: answer.headers.get('x-request-id'),
    });
  },
);

test('an export breaks off when it takes too long as a whole', async () => {
  const pass = createPassingTime();
  const countPages = watchPages(async () => {
    pass(downloadLimitMs / 10);
    return endlessPage;
  });
  await expect((await admin.get(path)).text()).rejects.toThrow('terminated');
  expect(countPages()).toBe(10);
});

test('nothing more is read for a client that has gone', async () => {
  const countPages = watchPages(async () => endlessPage);
  const answer = await admin.get(path, { 'accept-encoding': 'identity' });
  const reader = answer.body!.getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => lastLogged('download-ended')).toBeDefined();
  const read = countPages();
  await admin.get('/admin/activity-log');
  expect(countPages()).toBe(read + 1);
});
