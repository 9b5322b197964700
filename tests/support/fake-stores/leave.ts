import type { Stores } from '~/app/ports/deps';
import { fail, ok } from '~/domain/shared/result';
import { within, type Memory } from './memory';

export const createLeave = ({ leave, drivers, log }: Memory): Stores['leave'] => ({
  get: async (scope, employeeId) => leave.get(within(scope, employeeId)),
  list: async (scope) => leave.below(within(scope)),
  save: async (scope, { employeeId, version, spans }, { entry }) => {
    const key = within(scope, employeeId);
    if ((leave.get(key)?.version ?? 0) !== version) return fail({ code: 'leave-changed' });
    if (!drivers.has(key)) return fail({ code: 'no-driver' });
    if (spans.length > 0) leave.put(key, { employeeId, version: version + 1, spans });
    else leave.delete(key);
    log(scope, entry);
    return ok(null);
  },
});
