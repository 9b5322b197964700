/**
 * Counts what the master administrator's list of companies asks of the store with 10 companies and with 10,000, each
 * with three sites. Fails if a page takes more than two store calls more. Started by `npm run bench`.
 */
import { startTestStore, type TestStore } from '~/tests/support/embedded-store';
import {
  exportPanel,
  lastPage,
  panelSelections,
  readPanel,
  seedCompanies,
} from '~/tests/support/many-companies';
import { median, timed } from './timing';

const few = 10;
const many = 10_000;
const rounds = 3;
const maxMore = 2;

interface Answer {
  readonly Items?: readonly unknown[];
  readonly Responses?: Readonly<Record<string, readonly unknown[]>>;
}

/** Counts the items that the store returns, those that are filtered afterwards too. */
const countItems = ({ client }: Pick<TestStore, 'client'>) => {
  const items = { count: 0 };
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const { Items = [], Responses = {} } = result.output as Answer;
      items.count += Items.length + Object.values(Responses).flat().length;
      return result;
    },
    { step: 'initialize', name: 'countItems' },
  );
  return items;
};

const startPanel = async (count: number) => {
  const store = await startTestStore();
  const seconds = (await timed(() => seedCompanies(store, count, { sitesEach: 3 }))) / 1_000;
  const { next } = await readPanel(store, {});
  console.log(`Stored ${count.toLocaleString('en-US')} companies in ${seconds.toFixed(1)} s.`);
  return { ...store, last: lastPage(count), next: next ?? '', items: countItems(store) };
};
type Panel = Awaited<ReturnType<typeof startPanel>>;
type Work = (panel: Panel) => Promise<{ calls: number; units: number }>;

const measure = async (panel: Panel, work: Work) => {
  const times: number[] = [];
  let used = { calls: 0, units: 0, items: 0 };
  for (let round = 0; round < rounds; round += 1) {
    panel.items.count = 0;
    times.push(
      await timed(async () => {
        const { calls, units } = await work(panel);
        used = { calls, units, items: panel.items.count };
      }),
    );
  }
  return { ...used, ms: median(times) };
};

const pages: Readonly<Record<string, Work>> = {
  ...Object.fromEntries(
    Object.entries(panelSelections).map(([name, selection]): [string, Work] => [
      name,
      (panel) => readPanel(panel, selection),
    ]),
  ),
  'next page': (panel) => readPanel(panel, { page: panel.next }),
  'last page': (panel) => readPanel(panel, { page: panel.last }),
};

const small = await startPanel(few);
const large = await startPanel(many);
const print = async (name: string, work: Work): Promise<number> => {
  const [least, most] = [await measure(small, work), await measure(large, work)];
  const cells = ({ calls, items, units, ms }: typeof least) => [
    String(calls).padStart(6),
    items.toLocaleString('en-US').padStart(7),
    units.toFixed(1).padStart(8),
    ms.toFixed(0).padStart(6),
  ];
  const more = most.calls - least.calls;
  console.log([name.padEnd(24), ...cells(least), ...cells(most), `+${more}`.padStart(5)].join(' '));
  return more;
};

for (const [name, work] of Object.entries(pages)) {
  const more = await print(name, work);
  if (more <= maxMore) continue;
  console.error(`${name}: ${more} calls more, of which at most ${maxMore} are allowed`);
  process.exitCode = 1;
}
await print('file for billing', exportPanel);
await Promise.all([small.stop(), large.stop()]);
