import type { Call } from '~/app/ports/deps';
import { readWeekLists } from '~/app/services/picks/read-lists.server';
import { award, type AwardedWeek } from '~/domain/award/award';
import type { Company } from '~/domain/company/company';
import type { SiteScope } from '~/domain/company/scope';
import { compareText } from '~/domain/shared/text';
import type { Site } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';
import { giveUp } from '~/domain/vacation/given-up';
import {
  readVacationFacts,
  toVacationAward,
  type VacationFacts,
} from './load-vacation-award.server';

/** What the next publication does if a driver gives up or declines a week now. */
export interface FreedWeekPreview {
  /** Whether another driver gets the week. */
  readonly isWanted: boolean;
  /** The weeks that the driver then holds; `rank` is null for a week that is not on their list. */
  readonly own: readonly { readonly weekId: string; readonly rank: number | null }[];
  /** The other drivers whose weeks change by it, with their weeks. */
  readonly others: readonly {
    readonly driverId: string;
    readonly before: readonly string[];
    readonly after: readonly string[];
  }[];
}

/** The stored facts as they are after the driver gave the week up. */
const afterGivingUp = (
  facts: VacationFacts,
  { employeeId, weekId, at }: { employeeId: string; weekId: string; at: string },
): VacationFacts => {
  const { picks, manual } = facts;
  const stored = picks.find((list) => list.employeeId === employeeId) ?? null;
  const list = giveUp(stored, { employeeId, weekId, at, saves: 0, receiptNumber: '' });
  return {
    ...facts,
    picks: [...picks.filter((one) => one !== stored), list],
    manual: manual.filter((one) => one.driverId !== employeeId || one.weekId !== weekId),
  };
};

const listWeeks = (rows: readonly AwardedWeek[], employeeId: string): string[] =>
  rows.filter(({ driverId }) => driverId === employeeId).map(({ weekId }) => weekId);

/** Computes the next award with and without the change, by the same engine. Nothing is stored. */
export const previewFreedWeek = async ({
  deps,
  access,
  input: { employeeId, weekId },
}: Call<
  'stores' | 'clock',
  {
    access: { readonly scope: SiteScope; readonly site: Site; readonly company: Company };
    input: { employeeId: string; weekId: string };
  }
>): Promise<FreedWeekPreview> => {
  const at = toInstant(deps.clock.now());
  const { scope, site } = access;
  const readLists = async () => (await readWeekLists({ deps, scope, site, now: at })).lists;
  const facts = await readVacationFacts({ deps, ...access, readLists });
  const getWeeks = (of: VacationFacts) => award(toVacationAward(access, of).input).vacations;
  const before = getWeeks(facts);
  const after = getWeeks(afterGivingUp(facts, { employeeId, weekId, at }));
  const list = facts.picks.find((one) => one.employeeId === employeeId)?.weekIds ?? [];
  const others = [...new Set([...before, ...after].map(({ driverId }) => driverId))]
    .filter((driverId) => driverId !== employeeId)
    .sort(compareText)
    .map((driverId) => ({
      driverId,
      before: listWeeks(before, driverId),
      after: listWeeks(after, driverId),
    }))
    .filter((one) => one.before.join() !== one.after.join());
  return {
    isWanted: others.some((one) => one.after.includes(weekId) && !one.before.includes(weekId)),
    own: listWeeks(after, employeeId).map((one) => ({
      weekId: one,
      rank: list.indexOf(one) + 1 || null,
    })),
    others,
  };
};

/** What a confirmation shows of a preview, as text: if it differs when the form arrives, nothing is done. */
export const toConfirmed = ({ isWanted, own }: FreedWeekPreview): string =>
  [isWanted ? 'wanted' : 'unwanted', ...own.map(({ weekId }) => weekId)].join(' ');
