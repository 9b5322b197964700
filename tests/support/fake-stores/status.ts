import type { Stores } from '~/app/ports/deps';
import type { WorkPlan } from '~/domain/status/planned-work-schema';
import { toMinute } from '~/domain/status/readiness';
import { toEpochMs } from '~/domain/time/instant';
import type { Memory } from './memory';

export const createStatus = ({ log }: Memory): Stores['status'] => {
  const readyMinutes: string[] = [];
  let stored: WorkPlan = { version: 0, works: [] };
  return {
    markReady: async (at) => {
      const minute = toMinute(toEpochMs(at));
      if (!readyMinutes.includes(minute)) readyMinutes.push(minute);
      readyMinutes.sort();
    },
    readReadiness: async ({ from, until }) => ({
      since: readyMinutes[0] ?? null,
      minutes: readyMinutes.filter((minute) => minute >= from && minute < until),
    }),
    readPlan: async () => stored,
    savePlan: async (scope, plan, entry) => {
      if (plan.version !== stored.version) return false;
      stored = { ...plan, version: plan.version + 1 };
      log(scope, entry);
      return true;
    },
  };
};
