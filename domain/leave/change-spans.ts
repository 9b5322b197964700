import { fail, ok, type Result } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import { addDays } from '~/domain/time/iso-week';
import { isWallTime } from '~/domain/time/zoned-time';
import type { DriverLeave, LeaveSpan } from './leave-schema';
import { daysAhead, keptDays, maxSpanDays, maxSpans } from './limits';

export type SpanRefusal =
  | { readonly code: 'leave-ends-before-start' }
  | { readonly code: 'leave-too-long'; readonly limit: number }
  | { readonly code: 'leave-day-refused'; readonly first: string; readonly last: string }
  /** The driver is away from `from` to `to` already. */
  | { readonly code: 'leave-overlaps'; readonly from: string; readonly to: string }
  | { readonly code: 'too-many-leaves'; readonly limit: number }
  /** The span that was to be changed or deleted is not stored any more. */
  | { readonly code: 'leave-gone' };

/** Between which days a span ends and begins. `today`: an ISO day at the site. */
export const getLeaveDays = (today: string): { readonly first: string; readonly last: string } => ({
  first: addDays(today, -keptDays),
  last: addDays(today, daysAhead),
});

/** The spans that pages show: those that ended not long ago, and later ones. */
export const listKept = (spans: readonly LeaveSpan[], today: string): LeaveSpan[] =>
  spans.filter(({ to }) => to >= getLeaveDays(today).first);

const isSameSpan = (a: LeaveSpan, b: LeaveSpan): boolean =>
  a.from === b.from && a.to === b.to && a.kind === b.kind;

/** A change of a driver's spans: `before` goes, and `after` is added. One of the two may be missing. */
export interface SpanChange {
  readonly before: LeaveSpan | null;
  readonly after: LeaveSpan | null;
}

const checkSpan = ({ from, to }: LeaveSpan, today: string): SpanRefusal | null => {
  const { first, last } = getLeaveDays(today);
  if (![from, to].every((day) => isWallTime(`${day}T00:00`)))
    return { code: 'leave-day-refused', first, last };
  if (to < from) return { code: 'leave-ends-before-start' };
  if (to >= addDays(from, maxSpanDays)) return { code: 'leave-too-long', limit: maxSpanDays };
  return to < first || from > last ? { code: 'leave-day-refused', first, last } : null;
};

/** The driver's spans after a change, without those that ended long ago. */
export const changeSpans = (
  { spans }: Pick<DriverLeave, 'spans'>,
  { before, after }: SpanChange,
  today: string,
): Result<LeaveSpan[], SpanRefusal> => {
  const others = listKept(spans, today).filter((span) => !before || !isSameSpan(span, before));
  if (before && !spans.some((span) => isSameSpan(span, before)))
    return fail({ code: 'leave-gone' });
  if (!after) return ok(others);
  const refusal = checkSpan(after, today);
  if (refusal) return fail(refusal);
  const other = others.find(({ from, to }) => from <= after.to && after.from <= to);
  if (other) return fail({ code: 'leave-overlaps', from: other.from, to: other.to });
  if (others.length >= maxSpans) return fail({ code: 'too-many-leaves', limit: maxSpans });
  return ok([...others, after].sort((a, b) => compareText(a.from, b.from)));
};

/** The span as it is if it ends today, or as it was if it ended before, which a page of yesterday may not know. */
export const endSpan = (span: LeaveSpan, today: string): LeaveSpan =>
  span.to < today ? span : { ...span, to: today };

/** A span as one text, by which a page says what it showed. */
export const showSpan = ({ from, to, kind }: LeaveSpan): string => `${from}.${to}.${kind}`;
