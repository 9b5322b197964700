import type { AnswerName } from '~/app/ports/api-tokens';
import type { ScopeCall, Writing } from '~/app/ports/deps';
import { decideRequest, type KeptAnswer } from '~/domain/api/kept-answer';
import { drainMs } from '~/domain/selection/selection-window';
import { fail, ok, type Result } from '~/domain/shared/result';

export type OnceRefusal =
  /** The key belongs to a request that asks for something else. */
  | { readonly code: 'key-of-other-request' }
  /** Its answer is known, or it is done again, after this time. */
  | { readonly code: 'request-running'; readonly retryAfterSeconds: number };

type Answer = NonNullable<KeptAnswer['answer']>;

/**
 * Does the work once for each idempotency key: the same request again gets the first answer again, and changes nothing.
 * A refusal is not kept, because it has changed nothing either. `asked`: everything that the request asks for.
 */
export const answerOnce = async <A extends Answer, E>(
  {
    deps: { stores, clock, ids, sha256 },
    scope,
    name,
    asked,
  }: ScopeCall<Writing | 'sha256', { name: AnswerName; asked: string }>,
  work: () => Promise<Result<A, E>>,
): Promise<Result<A, E | OnceRefusal>> => {
  const now = clock.now();
  const digest = sha256(asked);
  const kept = await stores.answers.read(scope, name, now);
  const decided = decideRequest(kept, digest, now);
  // Only a request with the same digest is repeated, which had an answer of the same kind.
  if (decided === 'repeat') return ok(kept?.answer as A);
  if (decided === 'other-request') return fail({ code: 'key-of-other-request' });
  const begun: KeptAnswer = { id: ids.next(), digest, begunAt: now, answer: null };
  const isMine =
    decided === 'run' &&
    (await stores.answers.replace(scope, name, { read: kept, next: begun, now }));
  if (!isMine) {
    const leftMs = (kept?.begunAt ?? now) + drainMs - now;
    return fail({ code: 'request-running', retryAfterSeconds: Math.ceil(leftMs / 1000) });
  }
  const done = await work();
  if (!done.ok) {
    await stores.answers.remove(scope, name);
    return done;
  }
  const next = { ...begun, answer: done.value };
  await stores.answers.replace(scope, name, { read: begun, next, now });
  return done;
};
