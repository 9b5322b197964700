import type { Instant } from '~/domain/time/instant';
import type { WindowState } from './selection-window';

/** The stages of a week, in their order. */
export const weekStages = ['open', 'closed', 'review', 'published', 'claims', 'next'] as const;
export type WeekStage = (typeof weekStages)[number];

/** What must be done before the next period can open. */
export interface WeekBlockers {
  /** The IDs of claims about jobs without an answer. */
  readonly openClaims: readonly string[];
  /** Granted claims that the published version does not include yet. */
  readonly grants: number;
  /** Approved trades that the published version does not include yet. */
  readonly trades: number;
}

export const noBlockers: WeekBlockers = { openClaims: [], grants: 0, trades: 0 };

export type WeekStep =
  | { readonly code: 'first-steps' | 'close' | 'review' | 'start-next' }
  | { readonly code: 'publish-grants' | 'publish-trades'; readonly count: number }
  | { readonly code: 'answer-claims'; readonly count: number; readonly firstId: string };

export interface WeekProgress {
  /** The stage that the week is in; all earlier ones are done. */
  readonly stage: WeekStage;
  /** The one thing to do next. */
  readonly step: WeekStep;
}

/** Where a week is, and what comes next (domain/README.md#selection-window). */
export const getWeekProgress = ({
  state,
  claimsUntil,
  blockers: { openClaims, grants, trades },
}: {
  state: WindowState;
  /** Until when drivers may file claims; null if they may not. */
  claimsUntil: Instant | null;
  blockers: WeekBlockers;
}): WeekProgress => {
  if (state === 'not-opened') return { stage: 'open', step: { code: 'first-steps' } };
  if (state === 'open') return { stage: 'open', step: { code: 'close' } };
  if (state === 'closed') return { stage: 'review', step: { code: 'review' } };
  const [firstId] = openClaims;
  const stage = claimsUntil || firstId || grants > 0 ? 'claims' : 'next';
  if (firstId) return { stage, step: { code: 'answer-claims', count: openClaims.length, firstId } };
  if (grants > 0) return { stage, step: { code: 'publish-grants', count: grants } };
  if (trades > 0) return { stage, step: { code: 'publish-trades', count: trades } };
  return { stage, step: { code: 'start-next' } };
};
