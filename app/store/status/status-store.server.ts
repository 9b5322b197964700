import * as z from 'zod';
import type { StatusStore } from '~/app/ports/status';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { hasVersion, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { updateItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import {
  readinessKey,
  readinessUntil,
  toHour,
  workPlanKey,
} from '~/app/store/table/installation-keys';
import { timeToLiveAttribute } from '~/app/store/table/table';
import { workPlanSchema } from '~/domain/status/planned-work-schema';
import { toEpochMs, type Instant } from '~/domain/time/instant';

/** Longer than the longest outage for which a site's cutoff may move. */
const readinessKeptSeconds = 7 * 24 * 60 * 60;
const readyHourSchema = z.object({ sk: z.string(), minutes: z.set(z.int()) });

const toMinutes = ({ sk, minutes }: z.infer<typeof readyHourSchema>): Instant[] =>
  [...minutes]
    .sort((a, b) => a - b)
    .map((minute) => `${sk}:${String(minute).padStart(2, '0')}:00.000Z`);

export const createStatusStore = (db: Db): StatusStore => ({
  markReady: async (at) => {
    await updateItem(db, readinessKey(toHour(at)), {
      expression: 'SET #type = :type, #expires = :expires ADD #minutes :minute',
      names: { '#type': 'type', '#expires': timeToLiveAttribute, '#minutes': 'minutes' },
      values: {
        ':type': 'readiness',
        ':expires': Math.ceil(toEpochMs(at) / 1000) + readinessKeptSeconds,
        ':minute': new Set([Number(at.slice(14, 16))]),
      },
    });
  },
  readReadiness: async ({ from, until }) => {
    const items = await queryAll(db, readinessUntil(toHour(until)));
    const all = items
      .map((item) => readItem('readiness', readyHourSchema, item))
      .flatMap(toMinutes);
    return {
      since: all[0] ?? null,
      minutes: all.filter((minute) => minute >= from && minute < until),
    };
  },
  readPlan: async () => {
    const item = await getItem(db, workPlanKey());
    return item ? readItem('work-plan', workPlanSchema, item) : { version: 0, works: [] };
  },
  savePlan: async (scope, { version, works }, entry) => {
    const plan = { ...workPlanKey(), type: 'work-plan', version: version + 1, works };
    const refusals = await transact(db, [
      { put: plan, if: hasVersion(version), refused: 'plan-changed' },
      { put: toActivityItem(scope, entry) },
    ]);
    return refusals.length === 0;
  },
});
