import type { ScopeCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { DeniedRequest, PendingRequest } from '~/domain/registration/registration-request';
import { toInstant } from '~/domain/time/instant';

/** Begins to erase an applicant; the function `finish-work` does the rest. False if the request was changed meanwhile. */
export const beginApplicantErasure = ({
  deps,
  scope,
  request,
}: ScopeCall<Writing, { request: PendingRequest | DeniedRequest }>): Promise<boolean> => {
  const at = toInstant(deps.clock.now());
  const decidedAt = request.status === 'pending' ? null : request.decidedAt;
  const event = { code: 'applicant-erasure-begun', requestId: request.id, decidedAt } as const;
  const entry = makeLogEntry(deps, scope, 'delete', event, { at });
  return deps.stores.applicantErasures.begin(request, { at, entry });
};
