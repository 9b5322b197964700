import type { Stores } from '~/app/ports/deps';
import { fail, ok } from '~/domain/shared/result';
import { within, type Memory } from './memory';

export const createLeftOver = ({ leftOver, drivers, log }: Memory): Stores['leftOver'] => ({
  get: async (scope, periodId, employeeId) =>
    leftOver.get(within(scope, `${periodId}#${employeeId}`)),
  list: async (scope, periodId) => leftOver.below(within(scope, `${periodId}#`)),
  save: async (scope, { version, ...answers }, { entry }) => {
    const { employeeId, periodId } = answers;
    const key = within(scope, `${periodId}#${employeeId}`);
    if ((leftOver.get(key)?.version ?? 0) !== version) return fail({ code: 'answers-changed' });
    if (!drivers.has(within(scope, employeeId))) return fail({ code: 'no-driver' });
    leftOver.put(key, { ...answers, version: version + 1 });
    log(scope, entry);
    return ok(null);
  },
});
