export interface Key {
  readonly pk: string;
  readonly sk: string;
}
/** Items of one partition with sort keys in a range, both ends included. */
export interface KeyRange {
  readonly pk: string;
  readonly from: string;
  readonly to: string;
}

/** Sorts before every key. Used as the start of a range, because DynamoDB refuses an empty string there. */
const first = ' ';
/** Sorts after every character that a key can contain. */
const last = '\u{10ffff}';
export const below = (pk: string, prefix: string): KeyRange => ({
  pk,
  from: prefix || first,
  to: `${prefix}${last}`,
});
/**
 * The part of a range between two cursors, both included; null if it is empty. Cursors come from URLs, so
 * whatever they say, nothing outside the range is read.
 */
export const narrowRange = (
  range: KeyRange,
  { from = range.from, to = range.to }: { from?: string | undefined; to?: string | undefined },
): KeyRange | null => {
  const part = {
    pk: range.pk,
    from: from > range.from ? from : range.from,
    to: to < range.to ? to : range.to,
  };
  return part.from > part.to ? null : part;
};
export const padded = (value: number, digits: number) => String(value).padStart(digits, '0');
