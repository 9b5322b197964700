import { getResult, type AwardResult, type AwardRun } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { canonicalJson, type NotCanonical } from '~/domain/shared/canonical-json';
import { ok, type Result } from '~/domain/shared/result';

/** Changes whenever the same input may give another output, or an older engine would ignore a part of the input. */
export const engineVersion = '6';
/**
 * Engines whose records this one computes with the same output. Engine 1 knew no places, rounds or freed weeks, engine 2
 * no trades, engine 3 no jobs that stay, engine 4 no leave, and engine 5 neither chains of
 * freed jobs, nor kept ones, nor lists that only keep jobs in mind.
 */
const knownEngines = ['1', '2', '3', '4', '5', engineVersion];

export const isKnownEngine = (engine: string): boolean => knownEngines.includes(engine);

/**
 * A published award, frozen so that anyone can compute it again (domain/README.md#award-record). This file has no parser,
 * because browsers load it.
 */
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
  /** SHA-256 of `getRecordText`, lower-case hex. */
  readonly digest: string;
}

/** SHA-256 of the text's UTF-8 bytes, lower-case hex. It is passed in because domain has no hash function. */
export type Sha256 = (text: string) => string;

/** What the digest covers: the record without the digest, as canonical JSON (RFC 8785). */
export const getRecordText = (record: Omit<AwardRecord, 'digest'>): Result<string, NotCanonical> =>
  canonicalJson(record);

/** Adds the digest. It fails only on text that has no UTF-8 form. */
export const sealRecord = (
  record: Omit<AwardRecord, 'digest'>,
  sha256: Sha256,
): Result<AwardRecord, NotCanonical> => {
  const text = getRecordText(record);
  return text.ok ? ok({ ...record, digest: sha256(text.value) }) : text;
};

/** Seals an award. It fails only on text that has no UTF-8 form. */
export const sealAward = ({
  run,
  sha256,
  ...about
}: Omit<AwardRecord, 'digest' | 'input' | 'output' | 'engineVersion'> & {
  readonly run: AwardRun;
  readonly sha256: Sha256;
}): Result<AwardRecord, NotCanonical> =>
  sealRecord({ engineVersion, ...about, input: run.input, output: getResult(run) }, sha256);
