import * as z from 'zod';
import { companyActs } from '~/domain/company/company-act';
import { historyCountsSchema } from '~/domain/retention/erased-history-schema';
import { settingDifferenceSchema } from '~/domain/settings/setting-differences';
import { event, siteTime } from '~/domain/shared/event-schema';
import { tenantDefaultsSchema } from '~/domain/site/new-tenant';
import { instantSchema } from '~/domain/time/instant-schema';

const requestFields = { requestId: z.string(), companyName: z.string() };

const loggedWork = { from: siteTime, until: siteTime, note: z.string() };

/** Settings, companies and their sites, planned work, and emails that could not be delivered. */
export const tenantEvents = [
  event('settings-changed', { changes: z.array(settingDifferenceSchema) }),
  event('kiosk-marked', { isKiosk: z.boolean() }),
  event('log-cleared', {}),
  event('data-exported', { of: z.enum(['site', 'company']) }),
  event('defaults-changed', { defaults: tenantDefaultsSchema }),
  event('work-planned', { ...loggedWork }),
  event('work-canceled', { ...loggedWork }),
  ...companyActs,
  /** In the log of the master administrator alone, because nothing else is left. */
  event('tenant-erased', { companyId: z.string(), siteId: z.string().nullable(), items: z.int() }),
  event('registration-approved', {
    ...requestFields,
    companyId: z.string(),
    siteId: z.string(),
    /** What follows is missing in entries of earlier versions. */
    timeZone: z.string().optional(),
    isFree: z.boolean().optional(),
    limits: z.object({ maxDrivers: z.int(), maxJobs: z.int(), maxSites: z.int() }).optional(),
  }),
  event('registration-denied', {
    ...requestFields,
    reason: z.string().nullable(),
    /** The applicant was erased since, with the reason. */
    isErased: z.boolean().optional(),
  }),
  /** What was erased of a site's history, in all before and now. */
  event('history-erased', { from: historyCountsSchema, to: historyCountsSchema }),
  event('applicant-erasure-begun', {
    requestId: z.string(),
    /** Null for a pending request. */
    decidedAt: instantSchema.nullable(),
  }),
  event('applicant-erased', { requestId: z.string(), messages: z.int(), entries: z.int() }),
  event('notice-undelivered', {
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
  event('mail-undelivered', {
    subject: z.string(),
    to: z.union([z.object({ driverId: z.string() }), z.object({ email: z.string() })]),
    attempts: z.int(),
  }),
] as const;
