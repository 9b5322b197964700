import * as z from 'zod';
import { award } from '~/domain/award/award';
import { parseAwardInput } from '~/domain/award/parse-award-input';
import { canonicalJson, pointerToken } from '~/domain/shared/canonical-json';
import { fail, ok, type Result } from '~/domain/shared/result';
import { engineVersion, isKnownEngine, type Sha256 } from './award-record';
import { firstDifference, type Difference } from './first-difference';

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
  if (!isKnownEngine(frozen.engineVersion)) {
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
