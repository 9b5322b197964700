/**
 * Values that a newer version of the product stored. After a rollback this version reads them: as text where people
 * only read them, and otherwise as the safest value that it knows. Its types keep it from writing them.
 */
import * as z from 'zod';

/** A stored code with its values as text: `shift-swapped (jobId: J001, count: 2)`. */
export const describeNewer = ({
  code,
  ...values
}: {
  readonly code: string;
  readonly [name: string]: unknown;
}): string => {
  const pairs = Object.entries(values).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return pairs.length === 0 ? code : `${code} (${pairs.join(', ')})`;
};

/** Reads one of `values`; any other value of that type is read as `fallback`. */
export const knownOr = <const Value extends string | number, Fallback extends Value | undefined>(
  values: readonly Value[],
  fallback: Fallback,
) =>
  (typeof values[0] === 'number' ? z.number() : z.string()).transform((stored) =>
    values.includes(stored as Value) ? (stored as Value) : fallback,
  );
