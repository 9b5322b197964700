import * as z from 'zod';
import type { Activity } from '~/domain/activity/activity';
import { claimKinds, type ClaimKind } from '~/domain/claims/claim-subject';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Tenant } from '~/domain/company/scope';
import { getCatalogue } from '~/domain/site/current-award';
import type { Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import { testType, webhookCatalogues } from './limits';
import type { Receiver } from './receiver-schema';

const tenant = { companyId: companyIdSchema, siteId: siteIdSchema };
const about = {
  ...tenant,
  of: z.enum(webhookCatalogues),
  /** The period of jobs; null for vacation weeks. */
  periodId: z.string().nullable(),
};
const award = z.object({
  ...about,
  version: z.int(),
  isWithdrawn: z.boolean(),
  /** Where the API gives its record. */
  path: z.string(),
});
/** `pickId`: the job or vacation week that the claim is about; empty if it is about `subject`. */
const claim = z.object({ ...about, pickId: z.string(), subject: z.enum(claimKinds).optional() });

const message = <const Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: instantSchema, data });

/**
 * What receivers get, in the form of Standard Webhooks. It names no driver: who may know reads that through the API. Receivers
 * depend on these fields, so none may change its meaning or go away.
 */
export const webhookMessages = {
  'selection.closed': message('selection.closed', z.object(about)),
  'award.published': message('award.published', award),
  'award.changed': message('award.changed', award),
  'claim.filed': message('claim.filed', claim),
  'claim.decided': message(
    'claim.decided',
    claim.extend({ verdict: z.enum(['granted', 'denied']) }),
  ),
  [testType]: message(testType, z.object(tenant)),
} as const;
export type WebhookMessage = z.infer<(typeof webhookMessages)[keyof typeof webhookMessages]>;
/** A message that something happened. */
type EventMessage = Exclude<WebhookMessage, { type: typeof testType }>;

interface AwardFacts {
  readonly periodId: string | null;
  readonly version: number;
  readonly isWithdrawn: boolean;
}
const describeAward = ({ periodId, version, isWithdrawn }: AwardFacts) => ({
  type: version === 1 && !isWithdrawn ? ('award.published' as const) : ('award.changed' as const),
  data: {
    of: periodId === null ? ('vacations' as const) : ('jobs' as const),
    periodId,
    version,
    isWithdrawn,
    path:
      periodId === null
        ? `/api/v1/vacation-awards/${version}`
        : `/api/v1/awards/${periodId}?version=${version}`,
  },
});

const describeOtherClaim = ({ awardId, kind }: { awardId: string; kind: ClaimKind }) => {
  const of = getCatalogue(awardId);
  return { of, periodId: of === 'jobs' ? awardId : null, pickId: '', subject: kind };
};

const describe = ({ event }: Pick<Activity, 'event'>) => {
  const ofWeeks = { of: 'vacations', periodId: null } as const;
  switch (event.code) {
    case 'cutoff-reached':
      return {
        type: 'selection.closed',
        data: { of: 'jobs', periodId: event.periodId },
      } as const;
    case 'portal-closure-reached':
      return { type: 'selection.closed', data: ofWeeks } as const;
    case 'award-published':
      return describeAward({ ...event, isWithdrawn: false });
    case 'vacations-published':
      return describeAward({ ...event, periodId: null, isWithdrawn: false });
    case 'award-withdrawn':
      return describeAward({ ...event, isWithdrawn: true });
    case 'claim-filed': {
      const { periodId, jobId: pickId } = event;
      return { type: 'claim.filed', data: { of: 'jobs', periodId, pickId } } as const;
    }
    case 'week-claim-filed':
      return { type: 'claim.filed', data: { ...ofWeeks, pickId: event.weekId } } as const;
    case 'claim-granted':
    case 'claim-denied': {
      const { periodId, jobId: pickId, code } = event;
      const verdict = code === 'claim-granted' ? 'granted' : 'denied';
      return { type: 'claim.decided', data: { of: 'jobs', periodId, pickId, verdict } } as const;
    }
    case 'week-claim-granted':
    case 'week-claim-denied': {
      const verdict = event.code === 'week-claim-granted' ? 'granted' : 'denied';
      return {
        type: 'claim.decided',
        data: { ...ofWeeks, pickId: event.weekId, verdict },
      } as const;
    }
    case 'other-claim-filed':
      return { type: 'claim.filed', data: describeOtherClaim(event) } as const;
    case 'other-claim-granted':
    case 'other-claim-denied': {
      const verdict = event.code === 'other-claim-granted' ? 'granted' : 'denied';
      return { type: 'claim.decided', data: { ...describeOtherClaim(event), verdict } } as const;
    }
    default:
      return null;
  }
};

/** Whether receivers may be told of what this entry of the log says. */
export const isWebhookEvent = (entry: Pick<Activity, 'event'>): boolean => describe(entry) !== null;

/** What receivers are told of an entry of the log; null if nothing. */
export const toWebhookMessage = (
  { companyId, siteId }: Tenant,
  entry: Pick<Activity, 'event' | 'at'>,
): EventMessage | null => {
  const described = describe(entry);
  if (!described) return null;
  const { type, data } = described;
  return { type, timestamp: entry.at, data: { companyId, siteId, ...data } } as EventMessage;
};

export const toTestMessage = (
  { companyId, siteId }: Tenant,
  timestamp: Instant,
): WebhookMessage => ({ type: testType, timestamp, data: { companyId, siteId } });

/** Whether a receiver is told of a message. */
export const wantsMessage = ({ types, of, off }: Receiver, { type, data }: EventMessage): boolean =>
  !off && types.includes(type) && of.includes(data.of);
