import type { Instant } from '~/domain/time/instant';

/** What a company is billed for by month: the saves that a publication counted, and the messages that were sent. */
export const usageKinds = ['saves', 'emails', 'texts', 'notifications'] as const;
export type UsageKind = (typeof usageKinds)[number];
export type Usage = Readonly<Record<UsageKind, number>>;

/** By month, such as `2026-11`, in UTC. A month without usage is missing. */
export type UsageByMonth = Readonly<Record<string, Usage>>;

const noUsage: Usage = { saves: 0, emails: 0, texts: 0, notifications: 0 };

export const getMonthUsage = (usage: UsageByMonth, month: string): Usage => usage[month] ?? noUsage;

export const getMonth = (at: Instant): string => at.slice(0, 7);

/** The month that is `count` months before. */
export const getMonthBefore = (month: string, count = 1): string => {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};

/** This month and the same month of last year are both kept, so that a bill can be compared. */
const keptMonths = 13;
const listMonths = (month: string, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => getMonthBefore(month, from + index));

/** The months of which the usage is kept, this one first. */
export const listKeptMonths = (month: string): string[] => listMonths(month, 0, keptMonths);

/** The year before the kept months, so that a company may rest for a year before months of it are left over. */
export const listExpiredMonths = (month: string): string[] => listMonths(month, keptMonths, 12);

export interface UsageRow extends Usage {
  readonly month: string;
}

/** This month, and the kept months before it that have usage. */
export const listUsage = (usage: UsageByMonth, month: string): UsageRow[] =>
  listKeptMonths(month)
    .filter((kept) => kept === month || usage[kept] !== undefined)
    .map((kept) => ({ month: kept, ...getMonthUsage(usage, kept) }));
