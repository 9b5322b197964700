import type { AdminCall, Writing } from '~/app/ports/deps';
import type { WeeksChange } from '~/app/ports/vacation';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { ActivityAction } from '~/domain/activity/actions';
import type { NewEvent } from '~/domain/activity/activity';
import { isSameRow } from '~/domain/roster/change-list';
import { toKeptChange } from '~/domain/roster/kept-change';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import { removeManualWeeks } from '~/domain/vacation/manual-weeks';
import type { VacationWeek, WeekFields } from '~/domain/vacation/vacation-week';
import { toWeekFields } from '~/domain/vacation/week-fields';
import {
  addWeeks,
  checkWeek,
  makeYearWeeks,
  type WeekListError,
} from '~/domain/vacation/week-list';
import { weekRoster } from '~/domain/vacation/week-roster';
import { readManualCheck, type WeekHeldManually } from './check-published-manual.server';
import { readWeeks, type WeeksAndManual } from './read-weeks.server';

export interface TooManyToDelete {
  readonly code: 'too-many-to-delete';
  readonly limit: number;
}

export type ChangeWeeksError =
  | WeekListError
  | { readonly code: 'week-gone'; readonly weekId: string }
  | { readonly code: 'no-weeks-left'; readonly year: number }
  /** Another administrator edited the week after the form was opened; contains both versions. */
  | { readonly code: 'week-edited-meanwhile'; readonly theirs: WeekFields }
  /** Deleting would remove other manual assignments than the dialog showed. */
  | { readonly code: 'assignments-changed'; readonly count: number }
  | TooManyToDelete
  | WeekHeldManually
  | { readonly code: 'weeks-changed' };

type Args = AdminCall<Writing>;
type Decided = Result<
  Omit<WeeksChange, 'entry' | 'keep'> & { readonly event: NewEvent },
  ChangeWeeksError
>;

/** Enough retries for several administrators at once, because in each round one of their changes succeeds. */
const maxAttempts = 12;

/** The most weeks and assignments that one transaction can change together with its log entry and what undoing it needs. */
export const maxDeleted = 98;

const toIds = (weeks: readonly Pick<VacationWeek, 'weekId'>[]): string[] =>
  weeks.map(({ weekId }) => weekId);
const toCounted = (weeks: readonly Pick<VacationWeek, 'weekId'>[]) => ({
  count: weeks.length,
  ids: toIds(weeks),
});

/**
 * Reads the weeks, decides, and writes if their versions are unchanged. Starts over if another change came first. Every change
 * can be undone for a day.
 */
const withFreshWeeks = async (
  { deps, access }: Args,
  action: ActivityAction,
  decide: (read: WeeksAndManual) => Decided,
): Promise<Result<null, ChangeWeeksError>> => {
  const { scope } = access;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const read = await readWeeks({ deps, scope });
    const decided = decide(read);
    if (!decided.ok) return decided;
    const { event, ...change } = decided.value;
    const { puts = [], deletes = [] } = change;
    const added = puts.filter(({ version }) => version === 0);
    // An edit needs none, and the record that a check reads is large.
    if (added.length + deletes.length > 0) {
      const check = await readManualCheck({ deps, access }, read);
      const allowed = check({ added: toIds(added), deleted: toIds(deletes) });
      if (!allowed.ok) return allowed;
    }
    const at = toInstant(deps.clock.now());
    const entry = makeLogEntry(deps, scope, action, event, { at });
    const keep = toKeptChange(weekRoster, read.weeks.map(toWeekFields), {
      puts: puts.map(toWeekFields),
      deletes: toIds(deletes),
    });
    const changed = await deps.stores.weeks.change(scope, { ...change, entry, keep });
    if (changed.ok) return changed;
  }
  return fail({ code: 'weeks-changed' });
};

/** Adds weeks, all or nothing. */
export const addVacationWeeks = (
  args: Args,
  weeks: readonly WeekFields[],
): Promise<Result<null, ChangeWeeksError>> =>
  withFreshWeeks(args, 'create', (read) => {
    const added = addWeeks(read.weeks, weeks.map(toWeekFields));
    if (!added.ok) return added;
    return ok({
      puts: added.value,
      event: { code: 'weeks-added', ...toCounted(weeks) },
    });
  });

/** Adds all weeks of a year that do not exist yet. */
export const generateVacationWeeks = (
  args: Args,
  { year, totalSlots }: { year: number; totalSlots: number },
): Promise<Result<null, ChangeWeeksError>> =>
  withFreshWeeks(args, 'create', ({ weeks }) => {
    const missing = makeYearWeeks(year, totalSlots, weeks);
    if (missing.length === 0) return fail({ code: 'no-weeks-left', year });
    const added = addWeeks(weeks, missing);
    if (!added.ok) return added;
    return ok({
      puts: added.value,
      event: { code: 'year-of-weeks-added', count: missing.length, year, totalSlots },
    });
  });

const toFacts = (week: WeekFields) => {
  const { weekId: _, ...facts } = toWeekFields(week);
  return facts;
};

/**
 * Changes a week from what the form showed to what was sent. Manual assignments made in the meantime are no
 * conflict.
 */
export const editVacationWeek = (
  args: Args,
  { shown, week }: { shown: WeekFields; week: WeekFields },
): Promise<Result<null, ChangeWeeksError>> =>
  withFreshWeeks(args, 'update', ({ weeks }) => {
    const current = weeks.find((one) => one.weekId === week.weekId);
    if (!current) return fail({ code: 'week-gone', weekId: week.weekId });
    if (!isSameRow(toWeekFields(current), toWeekFields(shown)))
      return fail({ code: 'week-edited-meanwhile', theirs: toWeekFields(current) });
    const checked = checkWeek(week);
    if (!checked.ok) return checked;
    return ok({
      puts: [{ version: current.version, ...toWeekFields(week) }],
      event: {
        code: 'week-changed',
        weekId: week.weekId,
        from: toFacts(current),
        to: toFacts(week),
      },
    });
  });

/**
 * Closes weeks, so that they can be neither ranked nor awarded, or reopens them, so that nobody loses what they hold.
 */
export const closeVacationWeeks = (
  args: Args,
  { weekIds, isClosed }: { weekIds: readonly string[]; isClosed: boolean },
): Promise<Result<null, ChangeWeeksError>> =>
  withFreshWeeks(args, 'update', ({ weeks }) => {
    const gone = weekIds.find((weekId) => !weeks.some((week) => week.weekId === weekId));
    if (gone !== undefined) return fail({ code: 'week-gone', weekId: gone });
    const changed = weeks.filter(
      (week) => weekIds.includes(week.weekId) && (week.isClosed ?? false) !== isClosed,
    );
    if (changed.length === 0) return fail({ code: 'weeks-changed' });
    const puts = changed.map((week) => ({
      version: week.version,
      ...toWeekFields({ ...week, isClosed }),
    }));
    return ok({
      puts,
      event: { code: 'weeks-closed', ...toCounted(changed), isClosed },
    });
  });

/**
 * Deletes weeks with their manual assignments if there are exactly as many assignments as the page showed. Drivers'
 * picks of deleted weeks stay stored and are dropped when lists are read.
 */
export const deleteVacationWeeks = (
  args: Args,
  { weekIds, assignments }: { weekIds: readonly string[]; assignments: number },
): Promise<Result<null, ChangeWeeksError>> =>
  withFreshWeeks(args, 'delete', ({ weeks, manual }) => {
    const gone = weekIds.find((weekId) => !weeks.some((week) => week.weekId === weekId));
    if (gone !== undefined) return fail({ code: 'week-gone', weekId: gone });
    const deletes = weeks.filter(({ weekId }) => weekIds.includes(weekId));
    const taken = manual.filter(({ weekId }) => weekIds.includes(weekId));
    const count = taken.length;
    if (count !== assignments) return fail({ code: 'assignments-changed', count });
    if (deletes.length + count > maxDeleted)
      return fail({ code: 'too-many-to-delete', limit: maxDeleted });
    return ok({
      deletes,
      manual: removeManualWeeks(manual, taken),
      event: { code: 'weeks-deleted', ...toCounted(deletes), assignments: count },
    });
  });
