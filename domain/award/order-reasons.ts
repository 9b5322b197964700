import type { DriverOutcome } from './driver-outcome';

type Reason = DriverOutcome['reasons'][number];

/** The reasons that do not depend on what other drivers picked. */
const sayLittle: ReadonlySet<string> = new Set([
  'not-offered',
  'needs-airport-certification',
  'struck',
  'freed',
  'got-earlier-pick',
  'weeks-used-up',
]);

/** Longer lists of reasons begin with so many. */
const firstCount = 5;

/**
 * The most useful reasons first: those of picks with a claim, then those of picks that others got, then those of picks
 * that could not be awarded anyway. Each of these in rank order. `first`: what to show before the others.
 */
export const orderReasons = (
  reasons: readonly Reason[],
  claims: readonly { readonly jobId?: string | undefined }[],
): { first: Reason[]; others: Reason[] } => {
  const claimed = new Set(claims.map(({ jobId }) => jobId));
  const getGroup = ({ pickId, code }: Reason): number =>
    claimed.has(pickId) ? 0 : sayLittle.has(code) ? 2 : 1;
  const ordered = [...reasons].sort((a, b) => getGroup(a) - getGroup(b) || a.rank - b.rank);
  const count = Math.max(firstCount, reasons.filter((reason) => getGroup(reason) === 0).length);
  return { first: ordered.slice(0, count), others: ordered.slice(count) };
};
