import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';
import { historyKinds, shorteningWaitDays, type KeptYears } from './limits';
import type { Kept, Retention } from './retention-schema';

export type { Kept, Retention } from './retention-schema';

export const keptForever: Kept = { awards: null, claims: null, log: null };
export const firstRetention: Retention = { kept: keptForever, asked: null };

const toNumber = (years: KeptYears | null) => years ?? Infinity;
const getLonger = (a: KeptYears | null, b: KeptYears | null) => (toNumber(a) > toNumber(b) ? a : b);

const isShorter = (wanted: Kept, than: Kept): boolean =>
  historyKinds.some((kind) => toNumber(wanted[kind]) < toNumber(than[kind]));

export const isSameKept = (a: Kept, b: Kept): boolean =>
  historyKinds.every((kind) => a[kind] === b[kind]);

export const isKeptForever = (kept: Kept): boolean => isSameKept(kept, keptForever);

const addWait = (at: Instant): Instant => toInstant(toEpochMs(at) + shorteningWaitDays * dayMs);

/**
 * What counts, and what waits, after somebody chose other times. Longer times count at once, also in place of shorter ones
 * that wait. Shorter ones wait, from the first choice on unless a later one is shorter still.
 */
export const changeRetention = (
  { kept, asked }: Retention,
  wanted: Kept,
  { by, at }: { readonly by: string; readonly at: Instant },
): Retention => {
  const now: Kept = {
    awards: getLonger(kept.awards, wanted.awards),
    claims: getLonger(kept.claims, wanted.claims),
    log: getLonger(kept.log, wanted.log),
  };
  if (isSameKept(now, wanted)) return { kept: now, asked: null };
  const from = asked && !isShorter(wanted, asked.kept) ? asked.from : addWait(at);
  return { kept: now, asked: { kept: wanted, by, at, from } };
};

/** What counts at a time. While a company is deactivated nobody can withdraw what waits, so the wait begins anew. */
export const takeEffect = (
  retention: Retention,
  { at, isActive }: { readonly at: Instant; readonly isActive: boolean },
): Retention => {
  const { kept, asked } = retention;
  if (!asked || at < asked.from) return retention;
  if (!isActive) return { kept, asked: { ...asked, from: addWait(at) } };
  return { kept: asked.kept, asked: null };
};

/** When something is to be done next, after everything was done at `doneAt` (null: never); null if nothing is ever due. */
export const findNextRun = ({ kept, asked }: Retention, doneAt: Instant | null, now: Instant) => {
  if (isKeptForever(kept)) return asked?.from ?? null;
  return doneAt === null ? now : toInstant(toEpochMs(doneAt) + dayMs);
};
