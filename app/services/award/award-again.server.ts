import { setImmediate } from 'node:timers/promises';
import type { AdminCall, Deps } from '~/app/ports/deps';
import {
  refuseWhileErasing,
  type DriverBeingErased,
} from '~/app/services/erasure/refuse-while-erasing.server';
import { getResult, runAward } from '~/domain/award/award';
import { missingSeniority } from '~/domain/award/award-input';
import {
  getAgainOutcome,
  listAgainNumbers,
  listHeldUntraded,
  listKept,
  type AgainOutcome,
} from '~/domain/award/figures/award-again';
import type { RosterChanges } from '~/domain/award/figures/roster-changes';
import { fail, ok, type Result } from '~/domain/shared/result';
import { listAwardsNotOver } from '~/domain/site/awards-not-over';
import { getAwardInForce } from '~/domain/site/current-award';
import { toInstant, type Instant } from '~/domain/time/instant';
import { loadShownAward } from './load-shown-award.server';
import { readBefore } from './load-version.server';
import { scheduleAward, type PublishError } from './publish-award.server';
import { readRosterChanges } from './read-roster-changes.server';

export interface AwardAgain {
  /** The published version. */
  readonly version: number;
  /** Drivers with a lower seniority number keep what they hold. */
  readonly from: number;
  /** The largest number from which the result is that of awarding everything again. */
  readonly proposed: number;
  /** How many drivers keep a job. */
  readonly keeping: number;
  readonly partly: AgainOutcome;
  readonly whole: AgainOutcome;
  readonly isSame: boolean;
  /** What the next version takes from today's lists; `basis` names it. */
  readonly rosters: { readonly basis: string; readonly changes: RosterChanges | null };
  /** Names the result: if it differs when the form arrives, nothing is done. */
  readonly confirmed: string;
}

/** Lets other requests run between two awards, because trades can make it compute one for each number. */
const findProposed = async ({
  candidates,
  isSame,
}: ReturnType<typeof listAgainNumbers>): Promise<number> => {
  for (const from of candidates) {
    if (isSame(from)) return from;
    await setImmediate();
  }
  return 0;
};

/**
 * What awarding the published week again from a seniority number on would change, beside awarding everything again
 * (domain/README.md#awarded-again). Null if the selection has no version in force whose week is not over.
 */
export const readAwardAgain = async (
  args: AdminCall<'stores' | 'sha256', { readonly now: Instant }>,
  wanted: number | null,
): Promise<AwardAgain | null> => {
  const { deps, access, now } = args;
  const { site } = access;
  const { periodId, awardVersion: version } = site.window;
  const isNotOver = listAwardsNotOver(site, 'jobs', now).some((one) => one.periodId === periodId);
  if (!getAwardInForce(site, 'jobs') || !isNotOver) return null;
  const [before, { input, getRun }, rosters] = await Promise.all([
    readBefore(deps, access, { periodId, version: version + 1 }),
    loadShownAward(args),
    readRosterChanges({ deps, access }),
  ]);
  if (!before) return null;
  const held = listHeldUntraded(before.record);
  const proposed = await findProposed(listAgainNumbers(input, held));
  const from = wanted ?? proposed;
  const kept = listKept(held, input.drivers, from);
  const published = runAward(before.record.input);
  const [whole, partly] = [getRun(), runAward({ ...input, kept })];
  const [wholeText, partlyText] = [whole, partly].map((run) => JSON.stringify(getResult(run).jobs));
  return {
    version,
    from,
    proposed,
    keeping: kept.length,
    partly: getAgainOutcome(published, partly),
    whole: getAgainOutcome(published, whole),
    isSame: wholeText === partlyText,
    rosters,
    confirmed: deps.sha256(JSON.stringify([version, from, partlyText])),
  };
};

/** The largest number that a page takes; with it, drivers without a number keep what they hold too. */
export const maxAgainFrom = missingSeniority + 1;

export type AwardAgainError =
  | PublishError
  | DriverBeingErased
  /** The next version would differ from what the confirmation said, or the week is over. */
  | { readonly code: 'chain-changed' };

/** Publishes the version that the page showed. It waits for a moment, in which it can be canceled. */
export const awardAgain = async ({
  deps,
  access,
  input: { from, seen, basis, confirmed },
}: AdminCall<
  keyof Deps,
  {
    readonly input: {
      readonly from: number;
      readonly seen: number;
      readonly basis: string;
      readonly confirmed: string;
    };
  }
>): Promise<Result<null, AwardAgainError>> => {
  const unerased = await refuseWhileErasing(deps, access.scope);
  if (!unerased.ok) return unerased;
  const now = toInstant(deps.clock.now());
  const shown = await readAwardAgain({ deps, access, now }, from);
  if (shown?.confirmed !== confirmed) return fail({ code: 'chain-changed' });
  const scheduled = await scheduleAward({ deps, access, seen, basis, keepBelow: from });
  return scheduled.ok ? ok(null) : scheduled;
};
