import * as z from 'zod';
import { companyActSchema, type ActEntry } from '~/domain/company/company-act';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { loggedActorSchema } from '~/domain/shared/event-schema';
import { deadlineSchema } from '~/domain/time/deadline-schema';
import { instantSchema } from '~/domain/time/instant-schema';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { closingKinds } from './bulk-mail';
import type { MessageKind } from './message-kinds';

const tenantFields = { companyId: companyIdSchema, siteId: siteIdSchema };

const awardFields = {
  ...tenantFields,
  /** `vacation`, or the period of jobs. */
  awardId: z.string(),
  version: z.int().min(1),
};

/** A notice to the drivers of a site, which becomes messages to each affected driver by the channels they chose. */
const driverNoticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('award-published'), ...awardFields }),
  z.object({ kind: z.literal('award-withdrawn'), ...awardFields }),
  /** Reminds drivers who have not confirmed their result. */
  z.object({ kind: z.literal('result-unseen'), ...awardFields }),
  z.object({
    kind: z.literal('claim-answered'),
    ...tenantFields,
    /** The only driver whom it concerns. */
    employeeId: employeeIdSchema,
    /** `vacation`, or the period of jobs. */
    awardId: z.string(),
    claimId: z.string(),
  }),
  /** A note that an administrator sent as messages too. */
  z.object({ kind: z.literal('note-sent'), ...tenantFields, noteId: z.string() }),
  z.object({
    /**
     * `cutoff-extended`: the closing was moved because of an outage before it. `list-missing`: an administrator reminds
     * drivers without a list of jobs.
     */
    kind: z.enum(closingKinds),
    ...tenantFields,
    of: z.enum(['jobs', 'vacations']),
    closesAt: deadlineSchema,
    /** Whether `closing-soon` is the last reminder of its closing. */
    isLast: z.boolean().optional(),
  }),
]);
export type DriverNotice = z.infer<typeof driverNoticeSchema>;

/** What was done to a company, which becomes an entry in each site's log and emails to its administrators. */
const companyNoticeSchema = z.object({
  kind: z.literal('company-changed'),
  act: companyActSchema,
  actor: loggedActorSchema,
});

/** A notice that waits in the outbox or is being turned into messages. */
export const noticeEntrySchema = z.object({
  id: z.string().min(1),
  at: instantSchema,
  attempts: z.int().min(0),
  notice: z.discriminatedUnion('kind', [...driverNoticeSchema.options, companyNoticeSchema]),
  /** Messages have been written up to this employee ID, or for the sites up to this one. */
  toldUpTo: z.string(),
});
export type NoticeEntry = z.infer<typeof noticeEntrySchema>;
export type NewNotice = Pick<NoticeEntry, 'id' | 'at' | 'notice'>;

export type CompanyNotice = z.infer<typeof companyNoticeSchema>;

/** The notice that brings an act to the logs and the administrators of the company's sites. */
export const toCompanyNotice = ({ id, at, actor, event: act }: ActEntry): NewNotice => ({
  id,
  at,
  notice: { kind: 'company-changed', act, actor },
});

/** The kind of message that a notice becomes. */
export const getMessageKind = (notice: DriverNotice): MessageKind => {
  const changed = () =>
    'awardId' in notice && notice.awardId === vacationAwardId ? 'changed-weeks' : 'changed-jobs';
  switch (notice.kind) {
    case 'award-published':
      return notice.version === 1 ? 'results' : changed();
    case 'award-withdrawn':
      return changed();
    case 'result-unseen':
      return 'results';
    case 'claim-answered':
      return 'claims';
    case 'note-sent':
      return 'notes';
    case 'closing-soon':
    case 'cutoff-extended':
    case 'list-missing':
      return notice.isLast ? 'last-hour' : 'closings';
  }
};
