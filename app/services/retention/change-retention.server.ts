import type { AdminCall, Writing } from '~/app/ports/deps';
import type { StoredRetention } from '~/app/ports/retention';
import type { CompanyChanged } from '~/app/ports/tenancy';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import {
  openCounter,
  tooManyAttempts,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import type { CompanyAct } from '~/domain/company/company-act';
import { getPersonName } from '~/domain/people/person';
import {
  changeRetention,
  findNextRun,
  isSameKept,
  type Kept,
  type Retention,
} from '~/domain/retention/retention';
import { fail, ok, type Result } from '~/domain/shared/result';
import { deadlineAt } from '~/domain/time/deadline';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';

export type ChangeRetentionError =
  | CompanyChanged
  | TooManyAttempts
  /** What is erased cannot be brought back, and the master password does not say who acts. */
  | { readonly code: 'no-erasure-with-master-password' };

/** How often a company may change this, because each time everybody who answers for one of its sites gets an email. */
const changes = { max: 20, windowMs: dayMs };

type Args = AdminCall<Writing>;

/** Stores what counts and what waits, and tells the sites of the company. */
const save = async (
  { deps, access }: Args,
  read: StoredRetention,
  toNext: (at: string) => { readonly next: Retention; readonly isWithdrawn?: true },
): Promise<Result<Retention, ChangeRetentionError>> => {
  const { scope, site } = access;
  const { companyId } = scope;
  if (access.byMasterPassword) return fail({ code: 'no-erasure-with-master-password' });
  const at = toInstant(deps.clock.now());
  const { next, isWithdrawn = false } = toNext(at);
  const { kept, asked } = next;
  if (isSameKept(kept, read.kept) && isSameKept(asked?.kept ?? kept, read.asked?.kept ?? read.kept))
    return ok(next);
  if (!isWithdrawn && !(await openCounter(deps, `retention#${companyId}`).take(changes)))
    return fail(tooManyAttempts(deps.clock.now(), changes));
  const act: CompanyAct = {
    code: 'retention-changed',
    companyId,
    from: read.kept,
    to: kept,
    isWithdrawn,
    asked: asked && { to: asked.kept, from: deadlineAt(toEpochMs(asked.from), site.timeZone) },
    by: getPersonName(access),
  };
  const entry = { ...makeLogEntry(deps, scope, 'update', act, { at }), event: act };
  const dueAt = findNextRun(next, null, at);
  const isSaved = await deps.stores.retention.save(scope, { read, next, dueAt, entry });
  return isSaved ? ok(next) : fail({ code: 'company-changed' });
};

/**
 * Chooses for how long the company keeps its history. `deps` reach all sites of the company. `version`: of what the person
 * who chose has seen.
 */
export const chooseRetention = async ({
  deps,
  access,
  input: { kept, version },
}: Args & {
  readonly input: { readonly kept: Kept; readonly version: number };
}): Promise<Result<Retention, ChangeRetentionError>> => {
  const read = await deps.stores.retention.read(access.scope.companyId);
  if (read.version !== version) return fail({ code: 'company-changed' });
  const by = getPersonName(access);
  return save({ deps, access }, read, (at) => ({ next: changeRetention(read, kept, { by, at }) }));
};

/** Withdraws what waits. Does nothing if nothing does. */
export const withdrawShortening = async ({
  deps,
  access,
}: Args): Promise<Result<Retention, ChangeRetentionError>> => {
  const read = await deps.stores.retention.read(access.scope.companyId);
  return save({ deps, access }, read, () => ({
    next: { kept: read.kept, asked: null },
    isWithdrawn: true,
  }));
};
