import * as z from 'zod';
import { erasedCounts, historyKinds } from './limits';

const count = z.int().min(0).default(0);

/** How much of a site's history was erased: published weeks and vacation awards, saved lists, claims, entries of the log. */
export const historyCountsSchema = z.object({
  weeks: count,
  vacations: count,
  lists: count,
  claims: count,
  entries: count,
});
export type HistoryCounts = z.infer<typeof historyCountsSchema>;

/** What stays of a site's erased history. */
export const erasedHistorySchema = z.object({
  counts: historyCountsSchema,
  /** By kind, the first day that is kept; missing for a kind of which nothing was erased. */
  keptFrom: z.partialRecord(z.enum(historyKinds), z.string()),
});
export type ErasedHistory = z.infer<typeof erasedHistorySchema>;

export const noCounts: HistoryCounts = historyCountsSchema.parse({});

export const addHistoryCounts = (a: HistoryCounts, b: Partial<HistoryCounts>): HistoryCounts =>
  historyCountsSchema.parse(
    Object.fromEntries(erasedCounts.map((name) => [name, a[name] + (b[name] ?? 0)])),
  );
