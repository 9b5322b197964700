import type { DriverCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { readFacts } from '~/app/services/award/read-facts.server';
import type { NewEvent } from '~/domain/activity/activity';
import type { Catalogue } from '~/domain/award/award';
import { getHeld } from '~/domain/award/held-results';
import { isAboutPick, type OpenClaim } from '~/domain/claims/claim';
import { checkClaim, type ClaimRefusal } from '~/domain/claims/claim-rules';
import type { ClaimSubject } from '~/domain/claims/claim-subject';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getAwardInForce, getClaimsStart, getClaimsUntil } from '~/domain/site/current-award';
import type { Instant } from '~/domain/time/instant';

export type FileClaimError = ClaimRefusal | { readonly code: 'claims-closed' };

const toEvent = (of: Catalogue, claim: OpenClaim): NewEvent => {
  const { periodId, awardVersion: version } = claim;
  if (!isAboutPick(claim))
    return { code: 'other-claim-filed', kind: claim.kind, awardId: periodId, version };
  const { jobId, rank } = claim;
  return of === 'jobs'
    ? { code: 'claim-filed', jobId, rank, periodId }
    : { code: 'week-claim-filed', weekId: jobId, rank, version };
};

/** Files a driver's claim about the published award, within the site's time for claims. */
export const fileClaim = async ({
  deps: { stores, clock, ids },
  access: { scope, site, driver },
  input: { of, ...input },
  receivedAt,
}: DriverCall<
  Writing,
  { input: { of: Catalogue; subject: ClaimSubject; text: string }; receivedAt: Instant }
>): Promise<Result<OpenClaim, FileClaimError>> => {
  const { employeeId, name } = driver;
  const inForce = getAwardInForce(site, of);
  if (!inForce || !getClaimsUntil(site, of, receivedAt)) return fail({ code: 'claims-closed' });
  const { periodId, version: awardVersion } = inForce;
  const decidedAt = getClaimsStart(site, of);
  const [award, facts, own] = await Promise.all([
    stores.awards.outcome(scope, periodId, awardVersion, employeeId),
    readFacts({ deps: { stores }, scope, site }, inForce),
    stores.claims.listForDriver(scope, periodId, employeeId),
  ]);
  const outcome = award?.outcome ?? null;
  const checked = checkClaim(input, { outcome, own, awardVersion, decidedAt, facts });
  if (!checked.ok) return checked;
  const { text, subject } = checked.value;
  const claim: OpenClaim = {
    id: ids.next(),
    periodId,
    employeeId,
    ...subject,
    awardVersion,
    text,
    filedAt: receivedAt,
    about: { held: outcome ? getHeld(outcome) : [], decidedAt },
    state: 'open',
  };
  const event = toEvent(of, claim);
  const entry = makeLogEntry({ ids, clock }, scope, 'create', event, { at: receivedAt, name });
  const filed = await stores.claims.file(scope, claim, entry);
  return filed.ok ? ok(claim) : filed;
};
