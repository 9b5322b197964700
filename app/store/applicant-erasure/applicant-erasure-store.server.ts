import * as z from 'zod';
import type { ApplicantErasureStore } from '~/app/ports/erasures';
import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Db } from '~/app/store/dynamo/db';
import { narrowRange } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { putItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { maxUnits } from '~/app/store/eraser/delete-paced.server';
import { addCounts, eraseInSteps } from '~/app/store/eraser/erase-in-steps';
import { isRunning } from '~/app/store/eraser/position';
import { replaceRun } from '~/app/store/eraser/stored-run.server';
import {
  pendingRegistrationKey,
  processedRegistrationKey,
  processedRegistrationRange,
  registrationExpiryKey,
  registrationKey,
} from '~/app/store/table/installation-keys';
import { dueIndex } from '~/app/store/table/table';
import {
  countRegistrations,
  fromProcessedItem,
  hasStatus,
  isErasedRegistration,
} from '~/app/store/tenancy/registration-item';
import { defaultTenant } from '~/domain/company/scope';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import { minuteMs } from '~/domain/time/time-units';
import {
  applicantsRange,
  fromApplicantItem,
  toApplicantItem,
  toRunning,
  type StoredApplicant,
} from './applicant-erasure-item';
import { applicantPlaces } from './applicant-places.server';

/** Longer than the index is behind, which finds the emails. */
const quietMs = minuteMs;

const expiryType = 'registration-expiry';
const expirySchema = z.object({ after: z.string(), firstSeenAt: instantSchema.nullable() });

const read = async (db: Db, requestId: string): Promise<StoredApplicant | null> => {
  const item = await getItem(db, registrationKey(requestId));
  // What stays of a request that was erased with its company says nothing more.
  return item && isErasedRegistration(item) && 'begunAt' in item ? fromApplicantItem(item) : null;
};

const createContinue =
  (db: Db): ApplicantErasureStore['continue'] =>
  async (requestId, { now, hasTime, toEntry }) => {
    const applicant = await read(db, requestId);
    if (!applicant || !isRunning(applicant)) return applicant !== null;
    const quietFrom = toInstant(toEpochMs(applicant.begunAt) + quietMs);
    const nextPassAt = now < quietFrom ? quietFrom : now;
    return eraseInSteps(
      {
        places: Object.values(applicantPlaces),
        look: (find, run) => find(db, run),
        add: ({ messages, entries, ...rest }, found) => ({
          ...rest,
          ...addCounts({ messages, entries }, found),
        }),
        save: (next, mustWait) =>
          replaceRun(db, toApplicantItem(next, mustWait ? nextPassAt : now), next.left.step - 1),
        isLastPass: ({ left }) => !left.hasFound && now >= quietFrom,
        // Forgets the address.
        finish: ({ left, ...done }) =>
          replaceRun(db, toApplicantItem({ ...done, erasedAt: now }, null), left.step, [
            { put: toActivityItem(defaultTenant, toEntry(done)) },
          ]),
      },
      applicant,
      { hasTime, most: maxUnits },
    );
  };

export const createApplicantErasureStore = (db: Db): ApplicantErasureStore => ({
  begin: async (request, { at, entry }) => {
    const { id, status } = request;
    const listed =
      status === 'pending' ? pendingRegistrationKey(id) : processedRegistrationKey(request);
    const refused = await transact(db, [
      {
        put: toApplicantItem(toRunning(request, at), at),
        if: hasStatus(status),
        refused: 'changed',
      },
      { delete: listed },
      countRegistrations({ [status]: -1 }),
      { put: toActivityItem(defaultTenant, entry) },
    ]);
    return refused.length === 0;
  },
  due: async (until) => {
    const range = { ...applicantsRange(), to: until };
    const found = await queryAll(db, range, { index: dueIndex, consistent: false });
    return found.map((item) => fromApplicantItem(item).id);
  },
  continue: createContinue(db),
  readExpiry: async () => {
    const item = await getItem(db, registrationExpiryKey());
    return item ? readItem(expiryType, expirySchema, item) : { after: '', firstSeenAt: null };
  },
  saveExpiry: (state) => putItem(db, { ...registrationExpiryKey(), type: expiryType, ...state }),
  decided: async ({ after, until, limit }) => {
    const to = `${until}#\u{10ffff}`;
    const range = narrowRange(processedRegistrationRange(), { from: after || undefined, to });
    // Reads the one at `after` too.
    const items = range ? await queryAll(db, range, { limit: limit + 1 }) : [];
    return items
      .map((item) => ({ place: String(item.sk), request: fromProcessedItem(item) }))
      .filter(({ place }) => place !== after)
      .slice(0, limit);
  },
});
