import { expect, test } from 'vitest';
import { answerOnce } from '~/app/services/api/answer-once.server';
import { keptAnswerMs } from '~/domain/api/kept-answer';
import { fail, ok } from '~/domain/shared/result';
import { fakeSite, type FakeSite } from '~/tests/support/fake-site';

const name = { tokenId: '01A', key: 'Monday' };
/** Asks once more. The work answers how often it was done. */
const start = (site: FakeSite) => {
  let done = 0;
  const ask = (asked: string, work = async () => ok({ done: ++done }), key = name) =>
    answerOnce({ deps: site.deps, scope: site.scope, name: key, asked }, work);
  return ask;
};

test('gives the same request its first answer again', async () => {
  const ask = start(await fakeSite());
  expect(await ask('this')).toEqual(ok({ done: 1 }));
  expect(await ask('this')).toEqual(ok({ done: 1 }));
  expect(await ask('that')).toEqual(fail({ code: 'key-of-other-request' }));
  expect(await ask('that', undefined, { ...name, key: 'Tuesday' })).toEqual(ok({ done: 2 }));
  expect(await ask('that', undefined, { ...name, tokenId: '01B' })).toEqual(ok({ done: 3 }));
});

test('forgets the answer after a day', async () => {
  const site = await fakeSite();
  const ask = start(site);
  await ask('this');
  site.clock.advance(keptAnswerMs);
  expect(await ask('this')).toEqual(ok({ done: 2 }));
});

test('does the work once for two requests at the same moment', async () => {
  const ask = start(await fakeSite());
  const answers = await Promise.all([ask('this'), ask('this')]);
  expect(answers).toContainEqual(ok({ done: 1 }));
  expect(answers).toContainEqual(fail({ code: 'request-running', retryAfterSeconds: 11 }));
});

test('keeps no refusal, because it changed nothing', async () => {
  const ask = start(await fakeSite());
  const refused = await ask('this', async () => fail({ code: 'refused' }) as never);
  expect(refused).toEqual(fail({ code: 'refused' }));
  expect(await ask('that')).toEqual(ok({ done: 1 }));
});

test('does the work again that was broken off', async () => {
  const site = await fakeSite();
  const ask = start(site);
  await expect(
    ask('this', async () => {
      throw new Error('outage');
    }),
  ).rejects.toThrow('outage');
  site.clock.advance(5_000);
  expect(await ask('this')).toEqual(fail({ code: 'request-running', retryAfterSeconds: 6 }));
  site.clock.advance(6_000);
  expect(await ask('this')).toEqual(ok({ done: 1 }));
});
