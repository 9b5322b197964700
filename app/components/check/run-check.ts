import { getRecordText, type AwardRecord } from '~/domain/award/record/award-record';
import {
  checkDigest,
  checkOutput,
  checkOwnResult,
  checkVersion,
  type RecordProblem,
} from '~/domain/award/record/check-record';
import type { ShownAward } from '~/domain/award/shown-award';

export type CheckStep = 'loading' | 'computing' | 'hashing';

export type CheckResult =
  | {
      readonly code: 'same';
      readonly drivers: number;
      readonly offers: number;
      readonly number: number | null;
      /** Null if the browser computes none, because the page did not come over HTTPS. */
      readonly digest: string | null;
    }
  | RecordProblem
  | { readonly code: 'signed-out' }
  | { readonly code: 'not-loaded' }
  /** The server's own words. */
  | { readonly code: 'refused'; readonly text: string }
  | { readonly code: 'unreadable' };

/** Longer than a frame, so that the browser shows the step before it is busy with it. */
const frameMs = 20;
const showStep = () => new Promise((resolve) => setTimeout(resolve, frameMs));

const sha256 = async (text: string): Promise<string | null> => {
  // Missing without HTTPS, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

interface Loaded {
  readonly record: AwardRecord;
  /** The driver's number; null if they were not part of the award. */
  readonly number: number | null;
}

const load = async (path: string): Promise<Loaded | CheckResult> => {
  const response = await fetch(path, { redirect: 'manual' }).catch(() => null);
  if (response?.type === 'opaqueredirect') return { code: 'signed-out' };
  if (response?.status === 429 || response?.status === 404)
    return { code: 'refused', text: await response.text() };
  const text = response?.ok && (await response.text().catch(() => null));
  if (!text) return { code: 'not-loaded' };
  const number = response.headers.get('driver-number');
  return { record: JSON.parse(text) as AwardRecord, number: number ? Number(number) : null };
};

/**
 * Loads the numbered record, computes the award again with the engine, and compares output, digest and the driver's own
 * result with what the page shows. Lets the browser show each step.
 */
export const runCheck = async (
  shown: ShownAward,
  path: string,
  onStep: (step: CheckStep) => void,
): Promise<CheckResult> => {
  try {
    onStep('loading');
    const loaded = await load(path);
    if ('code' in loaded) return loaded;
    const { record } = loaded;
    const own = { ...shown, number: shown.number ?? loaded.number };
    onStep('computing');
    await showStep();
    const problem =
      checkVersion(record, own) ?? checkOutput(record, own) ?? checkOwnResult(record, own);
    if (problem) return problem;
    onStep('hashing');
    await showStep();
    const { digest: _, ...frozen } = record;
    const text = getRecordText(frozen);
    if (!text.ok) return { code: 'unreadable' };
    const digest = await sha256(text.value);
    const { input } = record;
    const offers = own.catalogue === 'jobs' ? input.jobs : input.vacationWeeks;
    return (
      (digest && checkDigest(record, own, digest)) || {
        code: 'same',
        drivers: input.drivers.length,
        offers: offers.length,
        number: own.number,
        digest,
      }
    );
  } catch {
    return { code: 'unreadable' };
  }
};
