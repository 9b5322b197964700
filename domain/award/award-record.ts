import * as z from 'zod';
import { canonicalJson, pointerToken, type NotCanonical } from '~/domain/shared/canonical-json';
import { fail, ok, type Result } from '~/domain/shared/result';
import { award, getResult, type AwardResult, type AwardRun } from './award';
import type { AwardInput } from './award-input';
import { parseAwardInput } from './parse-award-input';

/** Changes whenever the same input may give another output, or an older engine would ignore a part of the input. */
const engineVersion = '3';
/**
 * Engines whose records this one computes with the same output. Engine 1 knew no places, rounds or freed weeks, and
 * engine 2 no trades.
 */
const knownEngines = ['1', '2', engineVersion];

/** A published award, frozen so that anyone can compute it again (domain/README.md#award-record). */
export interface AwardRecord {
  readonly engineVersion: string;
  readonly periodId: string;
  /** The number of this publication within the period, from 1. */
  readonly version: number;
  readonly companyId: string;
  readonly siteId: string;
  readonly publishedAt: string;
  readonly input: AwardInput;
  readonly output: AwardResult;
  /** SHA-256 of `awardRecordText`, lower-case hex. */
  readonly digest: string;
}

/** SHA-256 of the text's UTF-8 bytes, lower-case hex. It is passed in because domain has no hash function. */
export type Sha256 = (text: string) => string;

/** What the digest covers: the record without the digest, as canonical JSON (RFC 8785). */
const awardRecordText = (record: Omit<AwardRecord, 'digest'>): Result<string, NotCanonical> =>
  canonicalJson(record);

/** Seals an award. It fails only on text that has no UTF-8 form. */
export const sealAward = ({
  run,
  sha256,
  ...about
}: Omit<AwardRecord, 'digest' | 'input' | 'output' | 'engineVersion'> & {
  readonly run: AwardRun;
  readonly sha256: Sha256;
}): Result<AwardRecord, NotCanonical> => {
  const record = { engineVersion, ...about, input: run.input, output: getResult(run) };
  const text = awardRecordText(record);
  return text.ok ? ok({ ...record, digest: sha256(text.value) }) : text;
};

/** The first place (JSON pointer) where two values differ; an absent value is `undefined`. */
interface Difference {
  readonly at: string;
  readonly expected: unknown;
  readonly found: unknown;
}

export type VerifyError =
  | { readonly code: 'malformed-record'; readonly at: string; readonly message: string }
  | { readonly code: 'unknown-engine'; readonly expected: string; readonly found: string }
  | ({ readonly code: 'output-differs' } & Difference)
  | ({ readonly code: 'digest-differs' } & Difference);

const recordSchema = z.object({
  engineVersion: z.string(),
  periodId: z.string(),
  version: z.int().min(1),
  companyId: z.string(),
  siteId: z.string(),
  publishedAt: z.string(),
  input: z.unknown(),
  output: z.unknown(),
  digest: z.string(),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const firstDifference = (expected: unknown, found: unknown, at: string): Difference | null => {
  if (expected === found) return null;
  if (!isObject(expected) || !isObject(found) || Array.isArray(expected) !== Array.isArray(found)) {
    return { at, expected, found };
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const place = `${at}/${pointerToken(key)}`;
    const [left, right] = [
      Object.hasOwn(expected, key) ? expected[key] : undefined,
      Object.hasOwn(found, key) ? found[key] : undefined,
    ];
    const difference = firstDifference(left, right, place);
    if (difference) return difference;
  }
  return null;
};

/**
 * Computes a record again from its input and compares the output and the digest. A wrong output is reported
 * before a wrong digest, because only the output shows which place is wrong. Neither comparison covers the
 * unknown top-level keys of a record.
 */
export const verifyAward = (
  record: unknown,
  sha256: Sha256,
): Result<{ readonly digest: string }, VerifyError> => {
  const parsed = recordSchema.safeParse(record);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path ?? [];
    const at = path.map((key) => `/${pointerToken(String(key))}`).join('');
    return fail({ code: 'malformed-record', at, message: issue?.message ?? 'malformed' });
  }
  const { digest, ...frozen } = parsed.data;
  if (!knownEngines.includes(frozen.engineVersion)) {
    return fail({ code: 'unknown-engine', expected: engineVersion, found: frozen.engineVersion });
  }
  const input = parseAwardInput(frozen.input);
  if (!input.ok) {
    return fail({
      code: 'malformed-record',
      at: `/input${input.error.at}`,
      message: input.error.message,
    });
  }
  const text = canonicalJson(frozen);
  if (!text.ok) return fail({ ...text.error, code: 'malformed-record' });
  const difference = firstDifference(award(input.value), frozen.output, '/output');
  if (difference) return fail({ code: 'output-differs', ...difference });
  const expected = sha256(text.value);
  if (expected !== digest)
    return fail({ code: 'digest-differs', at: '/digest', expected, found: digest });
  return ok({ digest });
};
