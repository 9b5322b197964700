import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Catalogue } from '~/domain/award/award';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { readUnseen } from './read-unseen.server';

export type RemindError =
  | { readonly code: 'award-changed' }
  | { readonly code: 'already-reminded' };

/**
 * Emails every driver who has an address and has not confirmed this version, once for a version. Returns how many
 * drivers that are now; who confirms before the email is written gets none.
 */
export const remindUnseen = async ({
  deps,
  access,
  input: { of, version },
}: AdminCall<Writing | 'texting', { input: { of: Catalogue; version: number } }>): Promise<
  Result<{ readonly reminded: number }, RemindError>
> => {
  const { scope } = access;
  const view = await readUnseen({ deps, access, of });
  if (view?.award.version !== version) return fail({ code: 'award-changed' });
  if (view.remindedAt) return fail({ code: 'already-reminded' });
  const { periodId: awardId } = view.award;
  const reminded = view.unseen.filter(({ isReached }) => isReached).length;
  const at = toInstant(deps.clock.now());
  const periodId = of === 'jobs' ? awardId : null;
  const event = { code: 'unseen-reminded', periodId, version, count: reminded } as const;
  const { companyId, siteId } = scope;
  const stored = await deps.stores.seenResults.remind(scope, view.award, {
    at,
    entry: makeLogEntry(deps, scope, 'update', event, { at }),
    notice: {
      id: deps.ids.next(),
      at,
      notice: { kind: 'result-unseen', companyId, siteId, awardId, version },
    },
  });
  return stored.ok ? ok({ reminded }) : stored;
};
