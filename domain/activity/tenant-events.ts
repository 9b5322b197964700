import * as z from 'zod';
import { companyActs } from '~/domain/company/company-act';
import { historyCountsSchema } from '~/domain/retention/erased-history-schema';
import { instantSchema } from '~/domain/shared/instant-schema';
import { settingDifferenceSchema } from '~/domain/settings/setting-differences';
import { tenantDefaultsSchema } from '~/domain/site/new-tenant';

/** What a log entry stores of a point in time: its local time and zone. */
export const siteTime = z.object({ wallTime: z.string(), timeZone: z.string() });

const requestFields = { requestId: z.string(), companyName: z.string() };

const loggedWork = { from: siteTime, until: siteTime, note: z.string() };

/** Settings, companies and their sites, planned work, and emails that could not be delivered. */
export const tenantEvents = [
  z.object({ code: z.literal('settings-changed'), changes: z.array(settingDifferenceSchema) }),
  z.object({ code: z.literal('kiosk-marked'), isKiosk: z.boolean() }),
  z.object({ code: z.literal('log-cleared') }),
  z.object({ code: z.literal('data-exported'), of: z.enum(['site', 'company']) }),
  z.object({ code: z.literal('defaults-changed'), defaults: tenantDefaultsSchema }),
  z.object({ code: z.literal('work-planned'), ...loggedWork }),
  z.object({ code: z.literal('work-canceled'), ...loggedWork }),
  ...companyActs,
  /** In the log of the master administrator alone, because nothing else is left. */
  z.object({
    code: z.literal('tenant-erased'),
    companyId: z.string(),
    siteId: z.string().nullable(),
    items: z.int(),
  }),
  z.object({
    code: z.literal('registration-approved'),
    ...requestFields,
    companyId: z.string(),
    siteId: z.string(),
    /** What follows is missing in entries of earlier versions. */
    timeZone: z.string().optional(),
    isFree: z.boolean().optional(),
    limits: z.object({ maxDrivers: z.int(), maxJobs: z.int(), maxSites: z.int() }).optional(),
  }),
  z.object({
    code: z.literal('registration-denied'),
    ...requestFields,
    reason: z.string().nullable(),
    /** The applicant was erased since, with the reason. */
    isErased: z.boolean().optional(),
  }),
  /** What was erased of a site's history, in all before and now. */
  z.object({
    code: z.literal('history-erased'),
    from: historyCountsSchema,
    to: historyCountsSchema,
  }),
  z.object({
    code: z.literal('applicant-erasure-begun'),
    requestId: z.string(),
    /** Null for a pending request. */
    decidedAt: instantSchema.nullable(),
  }),
  z.object({
    code: z.literal('applicant-erased'),
    requestId: z.string(),
    messages: z.int(),
    entries: z.int(),
  }),
  z.object({
    code: z.literal('notice-undelivered'),
    notice: z.enum([
      'award-published',
      'award-withdrawn',
      'result-unseen',
      'claim-answered',
      'closing-soon',
      'cutoff-extended',
      'list-missing',
      'note-sent',
      'company-changed',
    ]),
    attempts: z.int(),
    /** The company, if the notice was about one. */
    companyId: z.string().optional(),
  }),
  /** The subject is quoted in the recipient's language. Drivers are identified only by ID. */
  z.object({
    code: z.literal('mail-undelivered'),
    subject: z.string(),
    to: z.union([z.object({ driverId: z.string() }), z.object({ email: z.string() })]),
    attempts: z.int(),
  }),
] as const;
