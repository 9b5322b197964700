import { award, type AwardResult, type Catalogue } from '~/domain/award/award';
import type { ShownAward } from '~/domain/award/shown-award';
import { compareText } from '~/domain/shared/text';
import { isKnownEngine, type AwardRecord } from './award-record';
import { firstDifference } from './first-difference';

/** Who has an offer, and by which rule. The driver is the number in the record. */
interface Holder {
  readonly number: string;
  readonly assignmentType: string;
}

/** The first place where the page, the record and what was computed from it do not agree. */
export type RecordProblem =
  | { readonly code: 'other-version' }
  /** The page is of a release that cannot compute the record. */
  | { readonly code: 'unknown-engine' }
  | {
      readonly code: 'assignment-differs';
      readonly offerId: string;
      /** Only those who are not the same in both. */
      readonly published: readonly Holder[];
      readonly computed: readonly Holder[];
    }
  /** Something else in the output; `at` is a JSON pointer. */
  | { readonly code: 'output-differs'; readonly at: string }
  | {
      readonly code: 'own-result-differs';
      readonly shown: readonly string[];
      readonly recorded: readonly string[];
    }
  | { readonly code: 'digest-differs'; readonly expected: string; readonly computed: string };

/** Whether the record is the one that the page shows, and can be computed. */
export const checkVersion = (record: AwardRecord, shown: ShownAward): RecordProblem | null => {
  if (record.periodId !== shown.periodId || record.version !== shown.version)
    return { code: 'other-version' };
  return isKnownEngine(record.engineVersion) ? null : { code: 'unknown-engine' };
};

/** `0017` → `17`. */
const formatNumber = (driverId: string): string => driverId.replace(/^0+(?=\d)/, '');

const listHolders = (output: AwardResult, catalogue: Catalogue): Map<string, Holder[]> => {
  const holders = new Map<string, Holder[]>();
  for (const one of output[catalogue]) {
    const offerId = 'jobId' in one ? one.jobId : one.weekId;
    const { driverId, assignmentType } = one;
    holders.set(offerId, [
      ...(holders.get(offerId) ?? []),
      { number: formatNumber(driverId), assignmentType },
    ]);
  }
  return holders;
};

const isAmong = (holders: readonly Holder[], { number, assignmentType }: Holder): boolean =>
  holders.some((one) => one.number === number && one.assignmentType === assignmentType);

/** Computes the award again from the record's input, and compares it with the record's output. */
export const checkOutput = (
  { input, output }: AwardRecord,
  { catalogue }: ShownAward,
): RecordProblem | null => {
  const again = award(input);
  const [before, now] = [listHolders(output, catalogue), listHolders(again, catalogue)];
  for (const offerId of [...new Set([...before.keys(), ...now.keys()])].sort(compareText)) {
    const [left, right] = [before.get(offerId) ?? [], now.get(offerId) ?? []];
    if (!firstDifference(left, right, '')) continue;
    const published = left.filter((one) => !isAmong(right, one));
    const computed = right.filter((one) => !isAmong(left, one));
    return { code: 'assignment-differs', offerId, published, computed };
  }
  const difference = firstDifference(again, output, '/output');
  return difference && { code: 'output-differs', at: difference.at };
};

/** Compares what the record says about the driver with what the page shows. */
export const checkOwnResult = (
  { output }: AwardRecord,
  { catalogue, number, held }: ShownAward,
): RecordProblem | null => {
  if (number === null) return null;
  const recorded = [...listHolders(output, catalogue)]
    .filter(([, holders]) => holders.some((one) => one.number === String(number)))
    .map(([offerId]) => offerId);
  const shown = [...held].sort(compareText);
  return firstDifference(shown, recorded.sort(compareText), '')
    ? { code: 'own-result-differs', shown, recorded }
    : null;
};

/** `computed` is the digest of the record's text. */
export const checkDigest = (
  { digest }: AwardRecord,
  shown: ShownAward,
  computed: string,
): RecordProblem | null => {
  const expected = [digest, shown.digest].find((one) => one !== null && one !== computed);
  return expected ? { code: 'digest-differs', expected, computed } : null;
};
