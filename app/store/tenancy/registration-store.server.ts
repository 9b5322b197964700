import type { RegistrationStore } from '~/app/ports/registration';
import { newCodeSteps } from '~/app/store/access/code-item';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, type Db } from '~/app/store/dynamo/db';
import { narrowRange } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact, type Step } from '~/app/store/dynamo/transact.server';
import { toOutboxItem } from '~/app/store/mail/outbox-item';
import {
  pendingRegistrationKey,
  pendingRegistrationRange,
  processedRegistrationRange,
  registrationFormKey,
  registrationKey,
  registrationTotalsKey,
} from '~/app/store/table/installation-keys';
import type { PendingRequest, ProcessedRequest } from '~/domain/registration/registration-request';
import { fail, ok } from '~/domain/shared/result';
import { newCompanySteps } from './company-store.server';
import {
  countRegistrations,
  fromPendingItem,
  fromProcessedItem,
  fromRegistrationFormItem,
  fromRegistrationItem,
  fromRegistrationTotalsItem,
  hasFewerPendingThan,
  hasStatus,
  isErasedRegistration,
  toPendingItem,
  toProcessedItem,
  toRegistrationFormItem,
  toRegistrationItem,
} from './registration-item';

/** Moves a request from the pending list to the processed one. Refused if the request was already decided. */
const decisionSteps = (request: ProcessedRequest): Step<'request-decided'>[] => [
  { put: toRegistrationItem(request), if: hasStatus('pending'), refused: 'request-decided' },
  { delete: pendingRegistrationKey(request.id) },
  { put: toProcessedItem(request) },
  countRegistrations({ pending: -1, [request.status]: 1 }),
];

const submissionSteps = (
  request: PendingRequest,
  { formId, maxPending, mails }: Parameters<RegistrationStore['submit']>[1],
): Step<'form-used' | 'request-id-taken' | 'too-many-pending'>[] => [
  { put: toRegistrationFormItem(formId, request), if: isMissing, refused: 'form-used' },
  { put: toRegistrationItem(request), if: isMissing, refused: 'request-id-taken' },
  {
    ...countRegistrations({ pending: 1 }),
    if: hasFewerPendingThan(maxPending),
    refused: 'too-many-pending',
  },
  { put: toPendingItem(request) },
  ...mails.map((mail) => ({ put: toOutboxItem(mail) })),
];

export const createRegistrationStore = (db: Db): RegistrationStore => ({
  submit: async (request, input) => {
    const refused = await transact(db, submissionSteps(request, input));
    if (refused.length === 0) return ok(null);
    if (refused.includes('form-used')) {
      const form = await getItem(db, registrationFormKey(input.formId));
      if (form) return fail({ code: 'form-used', requestId: fromRegistrationFormItem(form) });
    }
    return fail({
      code: refused.includes('too-many-pending') ? 'too-many-pending' : 'request-id-taken',
    });
  },
  read: async (requestId) => {
    const item = await getItem(db, registrationKey(requestId));
    return item && !isErasedRegistration(item) ? fromRegistrationItem(item) : null;
  },
  pending: async () => (await queryAll(db, pendingRegistrationRange())).map(fromPendingItem),
  processed: async ({ limit, before }) => {
    const range = narrowRange(processedRegistrationRange(), { to: before });
    if (!range) return { requests: [], next: null };
    // Reads two more: `before` itself, and one that shows whether there are more.
    const items = await queryAll(db, range, { newestFirst: true, limit: limit + 2 });
    const older = items.filter(({ sk }) => sk !== before);
    const page = older.slice(0, limit);
    const last = older.length > limit ? page.at(-1) : undefined;
    return {
      requests: page.flatMap((item) => fromProcessedItem(item) ?? []),
      next: last ? String(last.sk) : null,
    };
  },
  totals: async () => fromRegistrationTotalsItem(await getItem(db, registrationTotalsKey())),
  approve: async (scope, request, { company, site, admin, code, mail, entry }) => {
    const refused = await transact(db, [
      ...decisionSteps(request),
      ...newCompanySteps({
        company,
        site,
        admin,
        at: code.issuedAt,
        refused: 'company-exists' as const,
      }),
      ...newCodeSteps(code),
      { put: toOutboxItem(mail) },
      { put: toActivityItem(scope, entry) },
    ]);
    const [first] = refused;
    return first === undefined ? ok(null) : fail({ code: first });
  },
  deny: async (scope, request, { mail, entry }) => {
    const [refused] = await transact(db, [
      ...decisionSteps(request),
      { put: toOutboxItem(mail) },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused === undefined ? ok(null) : fail({ code: refused });
  },
});
