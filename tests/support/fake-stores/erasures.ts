import type { Stores } from '~/app/ports/deps';
import { goneSiteId } from '~/domain/company/scope';
import { fail, ok } from '~/domain/shared/result';
import { within, type Memory } from './memory';
import { createDrivers, directoryKey } from './roster';

/** Erases the driver's own data at once; what else names them is a matter of the real store. */
export const createErasures = (memory: Memory): Stores['erasures'] => {
  const { erasures, directory, drivers, versions, log } = memory;
  return {
    begin: async (scope, { employeeId, number, at, by, entry }) => {
      const { companyId } = scope;
      const running = erasures
        .below(within(scope))
        .find((one) => one.doneAt === null && one.employeeId === employeeId);
      if (running) return fail({ code: 'erasure-running', number: running.number });
      if (directory.has(directoryKey(number, companyId))) return fail({ code: 'list-changed' });
      const isInRoster = drivers.has(within(scope, employeeId));
      if (isInRoster)
        await createDrivers(memory).commit(scope, {
          ...{ expectedVersion: versions.get(within(scope, 'DRIVER')) ?? 0, puts: [] },
          ...{ deletes: [employeeId], entry, usage: { growth: -1, limit: 0 } },
        });
      else log(scope, entry);
      const reserved = { companyId, siteId: goneSiteId };
      directory.put(directoryKey(number, companyId), reserved);
      if (!directory.has(directoryKey(employeeId, companyId)))
        directory.put(directoryKey(employeeId, companyId), reserved);
      const counts = { deleted: 0, changed: 0, records: 0 };
      erasures.put(within(scope, number), { number, at, by, doneAt: null, counts, employeeId });
      return ok(null);
    },
    list: async (scope) =>
      erasures.below(within(scope)).map(({ employeeId: _, ...erasure }) => erasure),
    continue: async (scope, number, { now, hasTime, toEntry }) => {
      const stored = erasures.get(within(scope, number));
      if (!stored || !hasTime()) return false;
      if (stored.doneAt !== null) return true;
      const { employeeId, ...erasure } = stored;
      if (directory.get(directoryKey(employeeId, scope.companyId))?.siteId === goneSiteId)
        directory.delete(directoryKey(employeeId, scope.companyId));
      erasures.put(within(scope, number), { ...erasure, doneAt: now, employeeId: '' });
      log(scope, toEntry(erasure.counts));
      return true;
    },
  };
};
