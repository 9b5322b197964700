import { confirmResult } from '~/app/services/results/confirm-result.server';
import type { Catalogue } from '~/domain/award/award';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import { getHeld } from '~/domain/award/held-results';
import { getLatestAward } from '~/domain/site/current-award';
import { toInstant } from '~/domain/time/instant';
import { asDriver, asStaff, type Demo } from '~/infra/local/demo/depot';

/** Reads what a driver sees of the award in force. */
const readOutcome = async (
  demo: Demo,
  of: Catalogue,
  employeeId: string,
): Promise<DriverOutcome | null> => {
  const { scope, site } = await asStaff(demo, 'dispatcher');
  const { periodId, version } = getLatestAward(site, of);
  const { awards } = demo.deps.stores;
  return (await awards.outcome(scope, periodId, version, employeeId))?.outcome ?? null;
};

/** A driver whose first choice went to somebody else. */
interface Passed {
  readonly employeeId: string;
  /** The job or week that they did not get. */
  readonly wanted: string;
}

const goneFirst = /^(went-to|job-full|week-full)$/;

/** Takes a driver from the given place in the seniority order on, who got something but not their first choice. */
export const takePassed = async (demo: Demo, of: Catalogue, from: number): Promise<Passed> => {
  const { drivers, busy } = demo;
  for (const { employeeId } of drivers.slice(Math.floor(from * drivers.length))) {
    if (busy.has(employeeId)) continue;
    const outcome = await readOutcome(demo, of, employeeId);
    const first = outcome?.reasons[0];
    if (!first || outcome.awardedId === null) continue;
    if (!goneFirst.test(first.code) || busy.has(first.pickId)) continue;
    busy.add(employeeId).add(first.pickId);
    return { employeeId, wanted: first.pickId };
  }
  throw new Error(`Everybody got their first choice of ${of}`);
};

/** Confirms the result of a driver, if there is one. */
export const confirm = async (demo: Demo, of: Catalogue, employeeId: string): Promise<void> => {
  const access = await asDriver(demo, employeeId);
  const input = { of, version: getLatestAward(access.site, of).version };
  const receivedAt = toInstant(demo.deps.clock.now());
  await confirmResult({ deps: demo.deps, access, input, receivedAt });
};

/** Finds what a driver holds in the award in force. */
export const findHeld = async (
  demo: Demo,
  of: Catalogue,
  employeeId: string,
): Promise<readonly string[]> => {
  const outcome = await readOutcome(demo, of, employeeId);
  return outcome ? getHeld(outcome) : [];
};
