import { expect, test } from 'vitest';
import { replaceRoster } from '~/app/services/api/replace-roster.server';
import { forgetAnswers, readGlossary } from '~/app/services/roster/import-glossary.server';
import { importRows } from '~/app/services/roster/import-rows.server';
import { toBulkTarget } from '~/app/services/roster/roster-target.server';
import { siteDrivers } from '~/app/services/roster/site-rosters.server';
import { emptyGlossary } from '~/domain/roster/import-glossary';
import { fakeSite } from '~/tests/support/fake-site';
import { splitPaste } from '~/tests/support/parse-text';
import { aDriver } from '~/tests/support/roster-builders';

const drivers = toBulkTarget(siteDrivers);
const columns = ['name', 'employeeId', 'seniorityNumber', 'isEligible'];
const known = (rank: string) => ({
  headers: [
    { header: 'Wer', field: 'name' },
    { header: 'Nr', field: 'employeeId' },
    { header: rank, field: 'seniorityNumber' },
  ],
  words: [{ field: 'isEligible', word: 'LOA', meaning: 'no' }],
});

const open = async () => {
  const fake = await fakeSite();
  const args = { deps: fake.deps, access: await fake.asAdmin() };
  return {
    fake,
    args,
    read: () => readGlossary(args, 'driver'),
    store: (rank: string, number: number) =>
      importRows(drivers, args, {
        lines: splitPaste(`Wer\tNr\t${rank}\tStatus\nAda\t1000001\t${number}\tLOA`),
        ...{ columns, mode: 'keep', basis: null },
        words: [{ field: 'isEligible', word: 'LOA', meaning: 'no' }],
      }),
    latest: async () => (await fake.deps.stores.activity.latest(fake.scope, 1))[0]?.event,
  };
};

test('an import that is stored keeps its answers, and one that is refused does not', async () => {
  const { read, store } = await open();
  expect((await store('Rang', -1)).ok).toBe(false);
  expect(await read()).toMatchObject(emptyGlossary);
  expect((await store('Rang', 1)).ok).toBe(true);
  expect(await read()).toEqual({ ...known('Rang'), version: 1 });
  // The same answers are not stored again.
  expect((await store('Rang', 2)).ok).toBe(true);
  expect(await read()).toMatchObject({ version: 1 });
});

test('answers of two administrators at once are both kept', async () => {
  const { fake, read, store } = await open();
  const { importGlossary } = fake.deps.stores;
  const { save } = importGlossary;
  const others = known('Platz');
  let isFirst = true;
  importGlossary.save = async (scope, noun, change) => {
    if (isFirst) {
      isFirst = false;
      await save(scope, noun, { glossary: { ...others, version: 0 } });
    }
    return save(scope, noun, change);
  };
  expect((await store('Rang', 1)).ok).toBe(true);
  expect((await read()).headers.map(({ header }) => header)).toEqual([
    'Platz',
    'Wer',
    'Nr',
    'Rang',
  ]);
});

test('an import is stored although others keep changing the answers', async () => {
  const { fake, read, store } = await open();
  fake.deps.stores.importGlossary.save = async () => false;
  expect((await store('Rang', 1)).ok).toBe(true);
  expect(await read()).toMatchObject(emptyGlossary);
});

test('an import is stored although the store fails to keep the answers', async () => {
  const { fake, args, store } = await open();
  fake.deps.stores.importGlossary.save = () => Promise.reject(new Error('throttled'));
  expect(await store('Rang', 1)).toMatchObject({ ok: true, value: { added: 1 } });
  expect((await args.deps.stores.drivers.list(fake.scope)).items).toHaveLength(1);
});

test('forgetting the answers is logged, once', async () => {
  const { args, read, store, latest } = await open();
  await store('Rang', 1);
  await forgetAnswers(args, 'driver');
  expect(await read()).toMatchObject(emptyGlossary);
  expect(await latest()).toEqual({ code: 'import-answers-forgotten', noun: 'driver' });
  await forgetAnswers(args, 'driver');
  expect(await read()).toMatchObject({ version: 2 });
});

test('rows of a program leave the answers as they are', async () => {
  const { args, read } = await open();
  const items = [aDriver()];
  const rows = { items, mode: 'keep', basis: null, maxRemoved: null } as const;
  expect((await replaceRoster(siteDrivers, args, { ...rows, maySeeList: true })).ok).toBe(true);
  expect(await read()).toMatchObject({ ...emptyGlossary, version: 0 });
});
