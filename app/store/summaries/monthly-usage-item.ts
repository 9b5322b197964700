import type { Step } from '~/app/store/dynamo/transact.server';
import { monthlyUsageKey } from '~/app/store/table/installation-keys';
import {
  getMonth,
  getMonthUsage,
  listExpiredMonths,
  usageKinds,
  type Usage,
  type UsageByMonth,
} from '~/domain/company/monthly-usage';
import type { Instant } from '~/domain/time/instant';

/** Each number is an attribute of its own, so that it can be added to without being read. */
const nameOf = (kind: string, month: string) => `${kind}:${month}`;
const namePattern = /^([a-z]+):(\d{4}-\d{2})$/;

const toPlaces = (names: readonly string[], letter: string) =>
  Object.fromEntries(names.map((name, index) => [`#${letter}${index}`, name]));

/** Adds to the month of `at`, and removes months that are no longer kept. `counts` has at least one number. */
export const addUsageStep = (companyId: string, at: Instant, counts: Partial<Usage>) => {
  const month = getMonth(at);
  const kinds = usageKinds.filter((kind) => counts[kind]);
  const added = toPlaces(
    kinds.map((kind) => nameOf(kind, month)),
    'a',
  );
  const expired = toPlaces(
    listExpiredMonths(month).flatMap((old) => usageKinds.map((kind) => nameOf(kind, old))),
    'x',
  );
  const additions = Object.keys(added).map((place) => `${place} ${place.replace('#', ':')}`);
  return {
    update: monthlyUsageKey(companyId),
    by: {
      expression: [
        'SET #type = :type',
        `REMOVE ${Object.keys(expired).join(', ')}`,
        `ADD ${additions.join(', ')}`,
      ].join(' '),
      names: { '#type': 'type', ...added, ...expired },
      values: {
        ':type': 'monthly-usage',
        ...Object.fromEntries(kinds.map((kind, index) => [`:a${index}`, counts[kind]])),
      },
    },
  } satisfies Step<never>;
};

/** Ignores attributes that it does not know, which a newer release stored. */
export const fromMonthlyUsageItem = (item: Record<string, unknown> = {}): UsageByMonth => {
  const months: Record<string, Usage> = {};
  for (const [name, value] of Object.entries(item)) {
    const [, named, month] = namePattern.exec(name) ?? [];
    const kind = usageKinds.find((one) => one === named);
    if (kind === undefined || month === undefined || typeof value !== 'number') continue;
    months[month] = { ...getMonthUsage(months, month), [kind]: value };
  }
  return months;
};
