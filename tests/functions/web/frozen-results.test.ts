import { afterEach, expect, test } from 'vitest';
import { operations } from '~/app/routes/api/api.v1.$/operations.server';
import { defaultTenant } from '~/domain/company/scope';
import { accessMatrix } from '~/tests/support/access-matrix';
import { getFeedPath } from '~/tests/support/calendar-feeds';
import { changes, type Change } from '~/tests/support/change-everything';
import { addToken } from '~/tests/support/programs';
import {
  otherRoutes,
  publishedOperations,
  publishedRoutes,
  rosterOperations,
} from '~/tests/support/published-answers';
import {
  john,
  david,
  michael,
  openWeekAfter,
  sarah,
  startPublishedSite,
} from '~/tests/support/published-site';
import {
  readAsProgram,
  readExport,
  readMessages,
  readPages,
  type Answers,
} from '~/tests/support/read-answers';
import type { TestServer } from '~/tests/support/test-server';

let site: TestServer | null = null;
afterEach(() => site?.stop());

test('says of every route whether it shows a published result', () => {
  const listed = [...Object.keys(publishedRoutes), ...Object.values(otherRoutes).flat()];
  const routes = Object.entries(accessMatrix).flatMap(([name, { loader }]) =>
    loader ? [name] : [],
  );
  expect(listed.toSorted()).toEqual(routes.toSorted());
});

test('says of every operation of the API whether it gives a published result', () => {
  const listed = [...Object.keys(publishedOperations), ...rosterOperations];
  expect(listed.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

/** Where two answers begin to differ. */
const showDifference = (one: string, other: string): string => {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 80)).join(' <> ');
};

const findDifferences = (before: Answers, after: Answers): string[] => {
  expect([...after.keys()]).toEqual([...before.keys()]);
  return [...before]
    .filter(([name, answer]) => after.get(name) !== answer)
    .map(([name, answer]) => `${name}: ${showDifference(answer, after.get(name)!)}`);
};

const readEverything = async (
  server: TestServer,
  about: { token: string; isPresent: boolean },
): Promise<Answers> =>
  new Map([
    ...(await readPages(server, about)),
    ...(await readExport(server)),
    ...(await readAsProgram(server, about.token)),
    ...(await readMessages(server)),
  ]);

/** The facts of the published versions, which no list has once everything is edited or deleted. */
const expectFacts = (answers: Answers): void => {
  const shows = (name: string) => expect.soft(answers.get(name), name);
  shows('john /driver-preferences').toMatch(/6:00 AM[^]*Mon-Fri[^]*Downtown/);
  shows('john /driver-vacation').toContain('Jan 11 – 17, 2027');
  shows('john /driver-vacation/calendar.ics').toContain('6:00 AM Eastern');
  shows(`john ${getFeedPath(john)}`).toMatch(/6:00 AM Eastern[^]*Vacation week W002/);
  shows('john /driver-preferences/trades').toContain('J003 · 8:00 AM');
  shows('john /driver-vacation/trades').toContain('Jan 4 – 10, 2027 · W001');
  shows('admin /admin/final-vacation-assignments/posting').toMatch(/Main Site[^]*Maria Garcia/);
  shows('admin /admin/reports/assignments?period=2026-W49').toMatch(/Main Site[^]*5:30 AM/);
};

const cases = [
  ['edited', 'present'],
  ['deleted', 'present'],
  ['edited', 'past'],
  ['deleted', 'past'],
] as const satisfies readonly (readonly [Change, string])[];

test.each(cases)(
  'nothing published changes when everything is %s (%s selection)',
  async (kind, selection) => {
    site = await startPublishedSite();
    const isPresent = selection === 'present';
    if (!isPresent) await openWeekAfter(site);
    const about = { token: await addToken(site.platform.deps, defaultTenant), isPresent };
    const before = await readEverything(site, about);
    if (isPresent) {
      const without = [...before].filter(([, text]) => /^(?!200)\d{3}\n|^200\n$/.test(text));
      expect(without.map(([name]) => name)).toEqual(['michael /driver-vacation/calendar.ics']);
    }
    expectFacts(before);
    await changes[kind](site, [john, david, sarah, michael]);
    expect(findDifferences(before, await readEverything(site, about))).toEqual([]);
  },
);
