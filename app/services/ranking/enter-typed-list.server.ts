import type { AdminCall, Writing } from '~/app/ports/deps';
import { maxNameLength } from '~/domain/drivers/limits';
import type { EnterListError, TypedOwner } from '~/domain/picks/enter-list';
import type { PickList } from '~/domain/picks/pick-list';
import { createPickReader } from '~/domain/picks/typed-picks';
import { visibleJobs } from '~/domain/picks/visible-jobs';
import { cutText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';
import { findListOwner, saveEnteredList } from './enter-list.server';
import { jobRanking } from './job-ranking.server';
import type { SavePicksError } from './save-picks.server';

/** No driver is meant by what was typed. */
interface UnknownDriver {
  readonly code: 'driver-typed-unknown';
  readonly typed: string;
}

/** `no-picks-typed`: an empty list is entered on the driver's own page, where nothing is lost by accident. */
export type TypedListError =
  | UnknownDriver
  | { readonly code: 'no-picks-typed' }
  | { readonly code: 'typed-picks-wrong' }
  | { readonly code: 'list-stored-already' };

const failUnknown = (typed: string) =>
  fail({ code: 'driver-typed-unknown', typed: cutText(typed, maxNameLength) } as const);

/** Reads a driver and what saving their list needs. `typed`: the employee ID, or what no driver was found by. */
const readTyped = async ({ deps, access, typed }: AdminCall<'stores', { typed: string }>) => {
  const { scope, site, company } = access;
  const { items } = await deps.stores.drivers.list(scope);
  const found = items.find((one) => one.employeeId === typed);
  if (!found) return failUnknown(typed);
  const { employeeId, name, seniorityNumber } = found;
  const loaded = await jobRanking.load({ deps, scope, employeeId });
  const { jobs, stored } = loaded;
  const allowed = new Set(visibleJobs(jobs, found, company.settings));
  const isOfPeriod = stored?.periodId === site.window.periodId;
  const owner: TypedOwner = {
    employeeId,
    name,
    seniorityNumber,
    barred: jobs.filter((job) => !allowed.has(job)).map(({ jobId }) => jobId),
    stored:
      stored && isOfPeriod
        ? {
            receiptNumber: stored.receiptNumber,
            acceptedAt: stored.acceptedAt,
            ownSaveAt: jobRanking.getOwnSave(site, stored),
          }
        : null,
  };
  return ok({ owner, loaded });
};

/** The driver with this employee ID. */
export const findTypedOwner = async (
  call: AdminCall<'stores', { typed: string }>,
): Promise<Result<TypedOwner, UnknownDriver>> => {
  const read = await readTyped(call);
  return read.ok ? ok(read.value.owner) : read;
};

interface TypedList {
  /** The employee ID, or what no driver was found by. */
  readonly driver: string;
  /** The jobs, as they were typed. */
  readonly picks: string;
  /** Who asked; empty for the driver. */
  readonly askedBy: string;
  readonly how: string;
  /** The receipt of the list that the administrator saw and wants to replace; empty if none. */
  readonly over: string;
}

/**
 * Enters a list that was typed from paper, by the rules of any list that is entered for a driver. `list-stored-already`:
 * the driver has a list of this period that `over` does not name.
 */
export const enterTypedList = async ({
  deps,
  access,
  input: { driver: typed, picks: text, askedBy, how, over },
  receivedAt,
}: AdminCall<Writing, { input: TypedList; receivedAt: Instant }>): Promise<
  Result<{ owner: TypedOwner; list: PickList }, TypedListError | SavePicksError | EnterListError>
> => {
  const read = await readTyped({ deps, access, typed });
  if (!read.ok) return read;
  const { owner, loaded } = read.value;
  const { jobIds: ids, problems } = createPickReader(loaded.jobs.map(({ jobId }) => jobId))(
    text,
    owner.barred,
  );
  if (problems.length > 0) return fail({ code: 'typed-picks-wrong' });
  if (ids.length === 0) return fail({ code: 'no-picks-typed' });
  if (owner.stored && owner.stored.receiptNumber !== over)
    return fail({ code: 'list-stored-already' });
  // The list of drivers may be older than this request.
  const listOwner = await findListOwner({ deps, access, employeeId: owner.employeeId });
  if (!listOwner) return failUnknown(typed);
  const saved = await saveEnteredList({
    ranking: jobRanking,
    deps,
    access: listOwner,
    loaded,
    ids,
    receivedAt,
    input: {
      username: access.username,
      askedBy: askedBy.trim() === '' ? listOwner.driver.name : askedBy,
      how,
      replacesOwn: owner.stored !== null,
      seenReceipt: loaded.stored?.receiptNumber ?? null,
    },
  });
  return saved.ok ? ok({ owner, list: saved.value }) : saved;
};

/** A driver's list as it is typed, to be corrected by the administrator who entered it; null if that is no longer stored. */
export const readForCorrection = async ({
  deps,
  access,
  employeeId,
  now,
}: AdminCall<'stores', { employeeId: string; now: Instant }>): Promise<{
  owner: TypedOwner;
  /** Job IDs; empty while lists are sealed. */
  picks: readonly string[];
  /** The receipt that a correction replaces; empty if another list is stored by now. */
  over: string;
} | null> => {
  const read = await readTyped({ deps, access, typed: employeeId });
  if (!read.ok) return null;
  const { owner, loaded } = read.value;
  const shown = jobRanking.showToAdmin({ site: access.site, now }, loaded.stored);
  const isEntered = owner.stored && shown?.enteredBy?.username === access.username;
  return {
    owner,
    picks: isEntered ? shown.jobIds : [],
    over: isEntered ? shown.receiptNumber : '',
  };
};
