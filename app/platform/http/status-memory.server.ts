import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '~/app/ports/deps';
import { readStatus, type Status } from '~/app/services/status/read-status.server';
import { findAnnounced } from '~/domain/status/planned-work';
import type { PlannedWork } from '~/domain/status/planned-work-schema';
import { toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';

/** The status that every page and every visitor may ask for. Each process reads it at most once a minute. */
export interface StatusMemory {
  readonly read: () => Promise<Status>;
  /**
   * The work to announce. A page neither fails nor waits for it: while the store cannot be reached, it announces what
   * was read last, which may be the reason.
   */
  readonly findAnnounced: () => Promise<PlannedWork | null>;
  /** Shows a change of the plan at once in this process. Others show it up to a minute later. */
  readonly refresh: () => Promise<void>;
}

/** The longest that a page waits for the plan. */
const longestWaitMs = 200;

/** Remembers for a minute what was read, and also that it could not be read. */
const createMemory = <T>(read: () => Promise<T>, clock: Deps['clock']) => {
  let last: { readonly at: number; readonly reading: Promise<T> } | null = null;
  return {
    read: () => {
      const now = clock.now();
      if (!last || Math.abs(now - last.at) >= minuteMs) last = { at: now, reading: read() };
      return last.reading;
    },
    forget: () => {
      last = null;
    },
  };
};

export const createStatusMemory = ({
  stores,
  clock,
}: Pick<Deps, 'stores' | 'clock'>): StatusMemory => {
  const now = () => toInstant(clock.now());
  const statuses = createMemory(() => readStatus({ stores }, now()), clock);
  const plans = createMemory(() => stores.status.readPlan(), clock);
  let known: Awaited<ReturnType<typeof plans.read>> | null = null;
  const learn = () =>
    plans.read().then(
      (plan) => {
        known = plan;
      },
      () => undefined,
    );
  return {
    read: async () => {
      try {
        return await statuses.read();
      } catch (error) {
        // The next visitor asks again, because this page says nothing without an answer.
        statuses.forget();
        throw error;
      }
    },
    findAnnounced: async () => {
      await Promise.race([learn(), sleep(longestWaitMs, null, { ref: false })]);
      return known && findAnnounced(known, now());
    },
    refresh: async () => {
      plans.forget();
      statuses.forget();
      await learn();
    },
  };
};
