import type { DriverSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { makeActivity } from '~/domain/activity/make-activity';
import { counted } from '~/domain/shared/counted';
import { fail, ok, type Result } from '~/domain/shared/result';
import {
  checkVacationPicks,
  type VacationPicks,
  type VacationPicksError,
} from '~/domain/vacation/vacation-picks';
import { isPortalOpen } from '~/domain/vacation/vacation-portal';
import type { WeeksAndPicks } from './load-weeks-and-picks.server';

export type SaveVacationPicksError =
  VacationPicksError | { code: 'vacation-portal-closed' } | { code: 'newer-save-exists' };

/**
 * Replaces the driver's ranked weeks. `receivedAt` was stamped before `access` was read, so a save is
 * acknowledged if and only if it came before the closure (design 4).
 */
export const saveVacationPicks = async ({
  deps,
  access: { scope, site, driver },
  loaded: { weeks, stored },
  weekIds,
  receivedAt,
}: {
  deps: Pick<Deps, 'stores' | 'ids'>;
  access: DriverSession;
  loaded: WeeksAndPicks;
  weekIds: readonly string[];
  receivedAt: string;
}): Promise<Result<VacationPicks, SaveVacationPicksError>> => {
  if (!isPortalOpen(site.vacation, receivedAt)) return fail({ code: 'vacation-portal-closed' });
  const checked = checkVacationPicks(weekIds, weeks);
  if (!checked.ok) return checked;
  const picks: VacationPicks = {
    employeeId: driver.employeeId,
    weekIds: [...checked.value],
    acceptedAt: receivedAt,
    receiptNumber: deps.ids.receiptNumber(),
  };
  const entry = makeActivity({
    id: deps.ids.next(),
    at: receivedAt,
    actor: scope.actor,
    name: driver.name,
    action: stored ? 'update' : 'create',
    details: `Saved ${counted(picks.weekIds.length, 'vacation pick')} (receipt ${picks.receiptNumber})`,
  });
  const saved = await deps.stores.vacationPicks.save(scope, picks, entry);
  return saved.ok ? ok(picks) : fail(saved.error);
};
