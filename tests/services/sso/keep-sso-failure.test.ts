import { expect, test } from 'vitest';
import { keepSsoFailure } from '~/app/services/sso/keep-sso-failure.server';
import { fakeSite } from '~/tests/support/fake-site';

const start = async () => {
  const { deps, clock } = await fakeSite();
  const { sso } = deps.stores;
  const { saveFailures } = sso;
  let saves = 0;
  sso.saveFailures = (...save) => {
    saves += 1;
    return saveFailures(...save);
  };
  const fail = (who: string | null, companyId = 'ACME') =>
    keepSsoFailure({ deps, companyId, reason: 'denied', who });
  const read = async (companyId = 'ACME') =>
    (await sso.readFailures(companyId)).failures.map(({ who }) => who);
  return { sso, clock, fail, read, countSaves: () => saves };
};

test('strangers who fail all the time cost one write a minute, and take one place', async () => {
  const { clock, fail, read, countSaves } = await start();
  await fail('kim@acme.test');
  for (let times = 0; times < 100; times += 1) await fail(null);
  expect(countSaves()).toBe(2);
  clock.advance(60_000);
  await fail(null);
  expect(countSaves()).toBe(3);
  expect(await read()).toEqual([null, 'kim@acme.test']);
});

test('a company whose provider vouches for anybody writes 30 times a minute, and stops nobody else', async () => {
  const { clock, fail, read, countSaves } = await start();
  for (let times = 0; times < 50; times += 1) await fail(`kim${times}`);
  expect(countSaves()).toBe(30);
  expect((await read())[0]).toBe('kim29');
  await fail('lee', 'OTHER');
  expect(await read('OTHER')).toEqual(['lee']);
  clock.advance(60_000);
  await fail('kim');
  expect((await read())[0]).toBe('kim');
});

test('two who fail at the same time are both kept', async () => {
  const { fail, read } = await start();
  await Promise.all([fail('kim'), fail('lee')]);
  expect((await read()).sort()).toEqual(['kim', 'lee']);
});

test('a store that does not answer is no second failure', async () => {
  const { sso, fail } = await start();
  sso.readFailures = () => Promise.reject(new Error('throttled'));
  expect(await fail('kim')).toBeUndefined();
});
