import type { Stores } from '~/app/ports/deps';
import { fromActivityItem } from '~/app/store/activity/activity-item';
import type { Db } from '~/app/store/dynamo/db';
import { queryPages } from '~/app/store/dynamo/query-all.server';
import { activityRange } from '~/app/store/table/keys';
import type { Activity } from '~/domain/activity/activity';
import type { Tenant } from '~/domain/company/scope';
import { checkHistory } from './check-history';
import { formatContent, type Sender } from './senders';
import { makeSoakScope } from './soak-site';

const readLog = async (db: Db, tenant: Tenant): Promise<Activity[]> => {
  const entries: Activity[] = [];
  for await (const page of queryPages(db, activityRange(makeSoakScope(tenant)).pk))
    entries.push(...page.map(fromActivityItem));
  return entries;
};

/**
 * Checks a site against the responses to its senders: histories, receipts, lists, manual assignments and the
 * activity log. Returns the errors as text.
 */
export const checkSite = async (
  { db, stores }: { db: Db; stores: Stores },
  tenant: Tenant,
  { drivers, administrators }: { drivers: readonly Sender[]; administrators: readonly Sender[] },
): Promise<string[]> => {
  const scope = makeSoakScope(tenant);
  const log = await readLog(db, tenant);
  const stored = new Map((await stores.picks.list(scope)).map((list) => [list.employeeId, list]));
  const receipts = new Map<string, number>();
  const notes = log.flatMap(({ event }) => (event.code === 'job-assigned' ? event.note : []));
  for (const { event } of log) {
    const receipt = event.code === 'picks-saved' ? event.receiptNumber : null;
    if (receipt) receipts.set(receipt, (receipts.get(receipt) ?? 0) + 1);
  }

  const wrong: string[] = [];
  const report = (name: string, found: readonly string[]) =>
    wrong.push(...found.map((one) => `${name}: ${one}`));
  for (const { name, sent } of drivers) {
    const kept = (await stores.picks.history(scope, name, sent.length + 2)).reverse();
    const list = stored.get(name);
    const history = kept.map(({ jobIds }) => formatContent(jobIds));
    report(name, checkHistory(sent, { history, stored: list ? formatContent(list.jobIds) : null }));
    for (const { receiptNumber } of kept) {
      const times = receipts.get(receiptNumber) ?? 0;
      if (times !== 1) report(name, [`receipt ${receiptNumber} stands ${times} times in the log`]);
      receipts.delete(receiptNumber);
    }
    if (list && list.receiptNumber !== kept.at(-1)?.receiptNumber)
      report(name, ['the list has another receipt than its history']);
  }
  report(
    'log',
    [...receipts.keys()].map((receipt) => `receipt ${receipt} has no history`),
  );

  const site = await stores.sites.read(tenant);
  const manual = await stores.manual.list(scope, site.site!.window.periodId);
  for (const { name, sent } of administrators) {
    const own = new Set(sent.map(({ content }) => content));
    const note = manual.find(({ jobId }) => jobId === name)?.note ?? null;
    report(
      name,
      checkHistory(sent, { history: notes.filter((one) => own.has(one)), stored: note }),
    );
  }
  return wrong;
};
