import type { Deps, Writing } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { actOnSite } from '~/app/services/tenancy/act-on-site.server';
import type { Catalogue } from '~/domain/award/award';
import type { WithdrawnVersion } from '~/domain/award/record/withdrawal';
import { checkReason, type ReasonRefusal } from '~/domain/claims/claim-rules';
import { withdrawn, type WindowError } from '~/domain/selection/selection-window';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getLatestAward, getWithdrawn } from '~/domain/site/current-award';
import type { Site } from '~/domain/site/site';
import { toInstant, type Instant } from '~/domain/time/instant';
import { withdrawnPortal, type PortalError } from '~/domain/vacation/vacation-portal';

export type WithdrawError =
  | ReasonRefusal
  | WindowError
  | PortalError
  | { readonly code: 'site-changed' }
  | { readonly code: 'award-changed' };

interface Withdraw {
  readonly deps: Pick<Deps, Writing>;
  readonly access: AdminSession;
  readonly input: {
    readonly of: Catalogue;
    /** Every driver reads it, so it names none of them. */
    readonly reason: string;
    /** The version that the page showed; another one is not withdrawn. */
    readonly seen: number;
  };
}

const withdrawOn = (
  site: Site,
  of: Catalogue,
  how: { at: Instant; reason: string },
): Result<Site, WindowError | PortalError> => {
  if (of === 'vacations') {
    const vacation = withdrawnPortal(site.vacation, how);
    return vacation.ok ? ok({ ...site, vacation: vacation.value }) : vacation;
  }
  const selection = withdrawn(site.window, how);
  return selection.ok ? ok({ ...site, window: selection.value }) : selection;
};

/**
 * Takes back what is published, with a reason. The record and the claims stay. Withdrawing a version that is withdrawn
 * already changes nothing.
 */
export const withdrawAward = (asked: Withdraw): Promise<Result<WithdrawnVersion, WithdrawError>> =>
  actOnSite(
    asked,
    ({ window: selection, vacation }) =>
      asked.input.of === 'jobs' ? selection.version : vacation.awardVersion,
    (access) => withdraw({ ...asked, access }),
  );

const withdraw = async ({
  deps,
  access: { scope, site, username },
  input: { of, seen, ...input },
}: Withdraw): Promise<Result<WithdrawnVersion, WithdrawError>> => {
  const { stores, clock, ids } = deps;
  const award = getLatestAward(site, of);
  if (seen !== award.version) return fail({ code: 'award-changed' });
  const already = getWithdrawn(site, of);
  if (already) return ok(already);
  const { items: drivers } = await stores.drivers.list(scope);
  const checked = checkReason(input.reason, { drivers, readerId: '' });
  if (!checked.ok) return checked;
  const reason = checked.value;
  const at = toInstant(clock.now());
  const next = withdrawOn(site, of, { at, reason });
  if (!next.ok) return next;
  const { periodId: awardId, version } = award;
  const periodId = of === 'jobs' ? awardId : null;
  const event = { code: 'award-withdrawn', periodId, version, reason } as const;
  const { companyId, siteId } = scope;
  const saved = await stores.awards.withdraw(scope, {
    award,
    mark: { at, by: username, reason },
    site: next.value,
    entry: makeLogEntry(deps, scope, 'update', event, { at }),
    notice: {
      id: ids.next(),
      at,
      notice: { kind: 'award-withdrawn', companyId, siteId, awardId, version },
    },
  });
  return saved.ok ? ok({ version, at, reason }) : saved;
};
