import type { DriverSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { makeActivity } from '~/domain/activity/make-activity';
import { checkPicks, type PicksError } from '~/domain/picks/check-picks';
import { currentPicks } from '~/domain/picks/current-picks';
import { firstSaveOf, type PickList } from '~/domain/picks/pick-list';
import { visibleJobs } from '~/domain/picks/visible-jobs';
import { acceptSave } from '~/domain/selection/selection-window';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { PicksAndJobs } from './load-picks-and-jobs.server';

export type SavePicksError =
  PicksError | { code: 'selection-closed' } | { code: 'newer-save-exists' };

/**
 * Replaces the driver's whole list (spec 4). `receivedAt` was stamped before `access` was read, so the
 * fence of design 4 holds: the save is acknowledged if and only if it counts.
 */
export const savePicks = async ({
  deps,
  access: { scope, site, company, driver },
  loaded: { jobs, stored },
  input,
  receivedAt,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: DriverSession;
  loaded: PicksAndJobs;
  input: { jobIds: readonly string[] };
  receivedAt: string;
}): Promise<Result<PickList, SavePicksError>> => {
  const { window, settings } = site;
  const offered = new Set(visibleJobs(jobs, driver, company.settings).map((job) => job.jobId));
  const period = { periodId: window.periodId, standingPicks: settings.standingPicks };
  const accepted = acceptSave(window, {
    acceptedAt: receivedAt,
    decidedAt: toInstant(deps.clock.now()),
    mayComplete: settings.afterCutoff === 'may-complete',
    hasPicks: currentPicks(stored, offered, period).jobIds.length > 0,
  });
  if (!accepted.ok) return accepted;
  const checked = checkPicks(input.jobIds, offered);
  if (!checked.ok) return checked;

  const picks: PickList = {
    employeeId: driver.employeeId,
    jobIds: [...checked.value],
    periodId: window.periodId,
    windowVersion: window.version,
    acceptedAt: receivedAt,
    ...(stored?.periodId === window.periodId && { firstSavedAt: firstSaveOf(stored) }),
    receiptNumber: deps.ids.receiptNumber(),
    late: accepted.value.late,
  };
  const count = picks.jobIds.length;
  const entry = makeActivity({
    id: deps.ids.next(),
    at: receivedAt,
    actor: scope.actor,
    name: driver.name,
    action: stored ? 'update' : 'create',
    details: `Saved ${count} ${count === 1 ? 'pick' : 'picks'} for ${window.periodId}${picks.late ? ', after the cutoff' : ''} (receipt ${picks.receiptNumber})`,
  });
  const saved = await deps.stores.picks.save(scope, picks, entry);
  return saved.ok ? ok(picks) : fail(saved.error);
};
