import type { ScopeCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { maxDenialReason } from '~/domain/registration/limits';
import type { DeniedRequest } from '~/domain/registration/registration-request';
import { cleanLines } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import type { RequestDecided, RequestNotFound } from './request-errors';

export type DenyRegistrationError =
  | RequestNotFound
  | RequestDecided
  | { readonly code: 'reason-too-long'; readonly limit: number };

/** Denies a pending request and notifies the contact of the reason, in one transaction. */
export const denyRegistration = async ({
  deps: { stores, clock, ids },
  scope,
  input,
}: ScopeCall<Writing, { input: { requestId: string; reason: string } }>): Promise<
  Result<DeniedRequest, DenyRegistrationError>
> => {
  const reason = cleanLines(input.reason) || null;
  if (reason && reason.length > maxDenialReason)
    return fail({ code: 'reason-too-long', limit: maxDenialReason });
  const request = await stores.registrations.read(input.requestId);
  if (!request) return fail({ code: 'request-not-found' });
  if (request.status !== 'pending')
    return fail({ code: 'request-decided', status: request.status });

  const { id: requestId, companyName, contactName, contactEmail: to, language } = request;
  const at = toInstant(clock.now());
  const event = { code: 'registration-denied', requestId, companyName, reason } as const;
  const entry = makeLogEntry({ ids, clock }, scope, 'update', event, { at });
  const denied: DeniedRequest = {
    ...request,
    status: 'denied',
    decidedAt: at,
    decidedBy: entry.actor.id,
    denialReason: reason,
  };
  const stored = await stores.registrations.deny(scope, denied, {
    mail: {
      id: ids.next(),
      at,
      mail: {
        kind: 'registration-denied',
        to,
        language,
        contactName,
        companyName,
        requestId,
        reason,
      },
    },
    entry,
  });
  if (stored.ok) return ok(denied);
  const decided = await stores.registrations.read(requestId);
  return fail({
    code: 'request-decided',
    status: decided?.status === 'approved' ? 'approved' : 'denied',
  });
};
