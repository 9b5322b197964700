import * as z from 'zod';
import type { ApplicantErasureStore } from '~/app/ports/applicant-erasures';
import type { ActivityEvent } from '~/domain/activity/activity';
import { defaultTenant } from '~/domain/company/scope';
import { forgetApplicant } from '~/domain/registration/forget-applicant';
import { toEpochMs, toInstant, type Instant } from '~/domain/shared/instant';
import { instantSchema } from '~/domain/shared/instant-schema';
import { minuteMs } from '~/domain/shared/time-units';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { batchDelete } from '~/app/store/dynamo/batch-write.server';
import type { Db } from '~/app/store/dynamo/db';
import { below, narrowRange, type Key } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readItem } from '~/app/store/dynamo/read-item';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { putItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { mailQueueText } from '~/app/store/mail/mail-queue';
import {
  pendingRegistrationKey,
  processedRegistrationKey,
  processedRegistrationRange,
  registrationExpiryKey,
  registrationKey,
} from '~/app/store/table/installation-keys';
import { dueIndex } from '~/app/store/table/table';
import { rewriteMasterLog } from '~/app/store/tenant-erasure/rewrite-master-log.server';
import {
  countRegistrations,
  fromProcessedItem,
  hasStatus,
  isErasedRegistration,
} from '~/app/store/tenancy/registration-item';
import {
  applicantsRange,
  fromApplicantItem,
  isAtStep,
  isRunning,
  toApplicantItem,
  toRunning,
  type RunningApplicant,
  type StoredApplicant,
} from './applicant-erasure-item';

/** Longer than the index is behind, which finds the emails. */
const quietMs = minuteMs;

const expiryType = 'registration-expiry';
const expirySchema = z.object({ after: z.string(), firstSeenAt: instantSchema.nullable() });

const read = async (db: Db, requestId: string): Promise<StoredApplicant | null> => {
  const item = await getItem(db, registrationKey(requestId));
  // What stays of a request that was erased with its company says nothing more.
  return item && isErasedRegistration(item) && 'begunAt' in item ? fromApplicantItem(item) : null;
};

/** The emails about the request that wait. All kinds of them are in the urgent queue. */
const eraseMessages = async (db: Db, requestId: string): Promise<number> => {
  const queue = below(mailQueueText('urgent'), '');
  const found = await queryAll(db, queue, { index: dueIndex, consistent: false });
  const isAbout = ({ mail }: Record<string, unknown>) =>
    (mail as Record<string, unknown> | undefined)?.requestId === requestId;
  const keys = found.filter(isAbout) as unknown as Key[];
  await batchDelete(db, keys);
  return keys.length;
};

/** Where the next step continues; null after the last step of a pass. */
const takeStep = async (db: Db, applicant: RunningApplicant): Promise<RunningApplicant | null> => {
  const { id, left } = applicant;
  const step = left.step + 1;
  if (left.place === 'messages') {
    const messages = await eraseMessages(db, id);
    return {
      ...applicant,
      messages: applicant.messages + messages,
      left: { ...left, place: 'log', after: left.logFrom, hasFound: messages > 0, step },
    };
  }
  const { email } = left;
  const forget = (event: ActivityEvent) => forgetApplicant(event, { requestId: id, email });
  const { rewritten, after } = await rewriteMasterLog(db, forget, left.after);
  const hasFound = left.hasFound || rewritten > 0;
  if (after === null && !hasFound) return null;
  return {
    ...applicant,
    entries: applicant.entries + rewritten,
    left: {
      ...left,
      ...(after === null ? { place: 'messages', after: '', hasFound: false } : { after, hasFound }),
      step,
    },
  };
};

type Context = Parameters<ApplicantErasureStore['continue']>[1];

/** Forgets the address. False if another process was faster. */
const finish = async (db: Db, applicant: RunningApplicant, { now, toEntry }: Context) => {
  const { left, ...done } = applicant;
  const refused = await transact(db, [
    {
      put: toApplicantItem({ ...done, erasedAt: now }, null),
      if: isAtStep(left.step),
      refused: 'changed',
    },
    { put: toActivityItem(defaultTenant, toEntry(done)) },
  ]);
  return refused.length === 0;
};

const createContinue =
  (db: Db): ApplicantErasureStore['continue'] =>
  async (requestId, context) => {
    const save = async (next: RunningApplicant, dueAt: Instant) => {
      const condition = { if: isAtStep(next.left.step - 1), refused: 'changed' } as const;
      return (await transact(db, [{ put: toApplicantItem(next, dueAt), ...condition }])).length > 0;
    };
    const { now } = context;
    let applicant = await read(db, requestId);
    while (applicant && isRunning(applicant) && context.hasTime()) {
      const quietFrom = toInstant(toEpochMs(applicant.begunAt) + quietMs);
      const next = await takeStep(db, applicant);
      if (!next && now >= quietFrom) return finish(db, applicant, context);
      const again = { place: 'messages', after: '', step: applicant.left.step + 1 } as const;
      const after: RunningApplicant = next ?? {
        ...applicant,
        left: { ...applicant.left, ...again },
      };
      const isPassDone = after.left.place === 'messages';
      const isTaken = await save(after, isPassDone && now < quietFrom ? quietFrom : now);
      if (isTaken || isPassDone) return false;
      applicant = after;
    }
    return applicant !== null && !isRunning(applicant);
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
