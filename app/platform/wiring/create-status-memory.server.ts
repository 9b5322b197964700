import { LRUCache } from 'lru-cache';
import type { Deps } from '~/app/ports/deps';
import { readStatus, type Status } from '~/app/services/status/read-status.server';
import { toInstant, type Instant } from '~/domain/shared/instant';
import { minuteMs } from '~/domain/shared/time-units';
import { findAnnounced } from '~/domain/status/planned-work';
import type { PlannedWork, WorkPlan } from '~/domain/status/planned-work-schema';
import { toMinute } from '~/domain/status/readiness';

/** What every page and every visitor may ask for, read at most once a minute by each process. */
export interface StatusMemory {
  readonly read: () => Promise<Status>;
  /** The work to announce; null also while the store cannot be reached, because a page must not fail for it. */
  readonly findAnnounced: () => Promise<PlannedWork | null>;
  /** Shows a change of the plan at once in this process. Others show it up to a minute later. */
  readonly forget: () => void;
}

export const createStatusMemory = ({
  stores,
  clock,
}: Pick<Deps, 'stores' | 'clock'>): StatusMemory => {
  const shared = { ttl: minuteMs, ttlAutopurge: false } as const;
  const plans = new LRUCache<'plan', WorkPlan>({
    ...shared,
    max: 1,
    fetchMethod: () => stores.status.readPlan(),
  });
  const statuses = new LRUCache<Instant, Status>({
    ...shared,
    max: 2,
    fetchMethod: (minute) => readStatus({ stores }, minute),
  });
  return {
    read: () => statuses.forceFetch(toMinute(clock.now())),
    findAnnounced: async () => {
      const plan = await plans.fetch('plan').catch(() => undefined);
      return plan ? findAnnounced(plan, toInstant(clock.now())) : null;
    },
    forget: () => {
      plans.clear();
      statuses.clear();
    },
  };
};
