import type { Stores } from '~/app/ports/deps';
import { fail, ok } from '~/domain/shared/result';
import { within, type Memory } from './memory';

export const createPicks = (memory: Memory): Stores['picks'] => {
  const { picks, history, log } = memory;
  return {
    get: async (scope, employeeId) => picks.get(within(scope, employeeId)),
    list: async (scope) => picks.below(within(scope)),
    save: async (scope, list, entry) => {
      const stored = picks.get(within(scope, list.employeeId));
      if (stored && stored.acceptedAt > list.acceptedAt) return fail({ code: 'newer-save-exists' });
      picks.put(within(scope, list.employeeId), list);
      history.put(
        within(scope, `${list.employeeId}#${list.acceptedAt}#${list.receiptNumber}`),
        list,
      );
      log(scope, entry);
      return ok(null);
    },
    history: async (scope, employeeId, limit) =>
      history
        .below(within(scope, `${employeeId}#`))
        .reverse()
        .slice(0, limit),
  };
};

export const createVacationPicks = (memory: Memory): Stores['vacationPicks'] => {
  const { manualVacations, vacationPicks, vacationHistory, log } = memory;
  return {
    get: async (scope, employeeId) => vacationPicks.get(within(scope, employeeId)),
    list: async (scope) => vacationPicks.below(within(scope)),
    save: async (scope, list, entry) => {
      const stored = vacationPicks.get(within(scope, list.employeeId));
      if (stored && stored.acceptedAt > list.acceptedAt) return fail({ code: 'newer-save-exists' });
      const key = `${list.employeeId}#${list.acceptedAt}#${list.receiptNumber}`;
      vacationPicks.put(within(scope, list.employeeId), list);
      vacationHistory.put(within(scope, key), list);
      log(scope, entry);
      return ok(null);
    },
    giveUp: async (scope, list, entry, { over, unassign }) => {
      const stored = vacationPicks.get(within(scope, list.employeeId));
      const manual = manualVacations.get(within(scope, list.employeeId));
      if ((stored?.receiptNumber ?? null) !== over || (unassign && manual?.id !== unassign.id))
        return fail({ code: 'weeks-changed' });
      if (unassign) manualVacations.delete(within(scope, list.employeeId));
      const key = `${list.employeeId}#${list.acceptedAt}#${list.receiptNumber}`;
      vacationPicks.put(within(scope, list.employeeId), list);
      vacationHistory.put(within(scope, key), list);
      log(scope, entry);
      return ok(null);
    },
    history: async (scope, employeeId, limit) =>
      vacationHistory
        .below(within(scope, `${employeeId}#`))
        .reverse()
        .slice(0, limit),
  };
};
