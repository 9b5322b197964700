import * as z from 'zod';
import { isProtected, type Company } from '~/domain/company/company';
import { siteIdSchema } from '~/domain/company/company-schema';
import { cleanText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Switched } from '~/domain/site/company-changes';
import type { Site } from '~/domain/site/site';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import { dayMs } from '~/domain/time/time-units';
import { toWallTime } from '~/domain/time/zoned-time';
import { erasureWaitDays, maxErasureReason } from './limits';

/** An erasure of a company, or of one site of it, that a master administrator asked for. */
export const askedErasureSchema = z.object({
  /** Null for the company with all its sites. */
  siteId: siteIdSchema.nullable(),
  reason: z.string().min(1).max(maxErasureReason),
  /** The username of the one who asked. */
  askedBy: z.string(),
  askedAt: instantSchema,
  eraseFrom: instantSchema,
  /** The day of `eraseFrom`, in the time zone of the one who asked. */
  eraseOn: z.string(),
  /** How often it had been deactivated: another number shows that it was activated meanwhile. */
  epoch: z.int(),
  /** Of a company: the same of each of its sites. A site that is missing was added meanwhile. */
  siteEpochs: z.record(siteIdSchema, z.int()).optional(),
});
export type AskedErasure = z.infer<typeof askedErasureSchema>;

/** The erasures of a company that wait, and its sites that are erased, whose IDs nobody gets again. */
export interface CompanyErasures {
  readonly asked: readonly AskedErasure[];
  readonly erasedSiteIds: readonly string[];
}

interface Sites {
  readonly company: Company;
  readonly sites: readonly Pick<Site, 'siteId' | 'isActive' | 'sessionEpoch'>[];
}

/** How often each site of a company had been deactivated. */
const findSiteEpochs = ({ sites }: Sites): Readonly<Record<string, number>> =>
  Object.fromEntries(sites.map(({ siteId, sessionEpoch }) => [siteId, sessionEpoch]));

/** Whether every site of the company was there when the erasure was asked for, and was not activated since. */
const areSitesSame = (current: Sites, { siteId, siteEpochs }: AskedErasure): boolean =>
  siteId !== null ||
  siteEpochs === undefined ||
  Object.entries(findSiteEpochs(current)).every(([id, epoch]) => siteEpochs[id] === epoch);

/** Null if there is no such site. */
const findState = ({ company, sites }: Sites, siteId: string | null) => {
  if (siteId === null)
    return {
      isActive: company.isActive || sites.some(({ isActive }) => isActive),
      epoch: company.sessionEpoch,
    };
  const site = sites.find((one) => one.siteId === siteId);
  return site ? { isActive: site.isActive, epoch: site.sessionEpoch } : null;
};

export type AskErasureRefusal =
  | { readonly code: 'site-not-found' }
  /** The built-in company and its main site are never erased. */
  | { readonly code: 'default-tenant-not-erasable' }
  | { readonly code: 'still-active' }
  | { readonly code: 'erasure-asked-already' }
  /** The ID that was typed to confirm is another one. */
  | { readonly code: 'other-tenant-typed' }
  | { readonly code: 'erasure-reason-missing' };

/** What waits for the end of a company's time, after an erasure was asked for. */
export const askErasure = (
  current: Sites & { readonly erasures: CompanyErasures },
  {
    siteId,
    typed,
    reason: given,
    by,
    at,
    timeZone,
  }: {
    readonly siteId: string | null;
    readonly typed: string;
    readonly reason: string;
    readonly by: string;
    readonly at: Instant;
    readonly timeZone: string;
  },
): Result<AskedErasure, AskErasureRefusal> => {
  const { companyId } = current.company;
  const state = findState(current, siteId);
  if (!state) return fail({ code: 'site-not-found' });
  if (isProtected({ companyId, siteId: siteId ?? undefined }))
    return fail({ code: 'default-tenant-not-erasable' });
  if (state.isActive) return fail({ code: 'still-active' });
  if (current.erasures.asked.some((one) => one.siteId === siteId))
    return fail({ code: 'erasure-asked-already' });
  if (cleanText(typed).toUpperCase() !== (siteId ?? companyId))
    return fail({ code: 'other-tenant-typed' });
  const reason = cleanText(given);
  if (reason === '') return fail({ code: 'erasure-reason-missing' });
  const eraseFrom = toInstant(toEpochMs(at) + erasureWaitDays * dayMs);
  const eraseOn = toWallTime(toEpochMs(eraseFrom), timeZone).slice(0, 10);
  return ok({
    siteId,
    reason,
    askedBy: by,
    askedAt: at,
    eraseFrom,
    eraseOn,
    epoch: state.epoch,
    ...(siteId === null && { siteEpochs: findSiteEpochs(current) }),
  });
};

/** Whether an erasure may begin now: its time is over, and nothing of it was activated or added since it was asked for. */
export const mayBegin = (
  current: Sites,
  asked: AskedErasure,
  now: Instant,
): 'yes' | 'not-yet' | 'activated' => {
  const state = findState(current, asked.siteId);
  if (!state || state.isActive || state.epoch !== asked.epoch) return 'activated';
  if (!areSitesSame(current, asked)) return 'activated';
  return now < asked.eraseFrom ? 'not-yet' : 'yes';
};

/** What still waits after a site was added, which withdraws the erasure of the company. */
export const withoutCompany = ({ asked, erasedSiteIds }: CompanyErasures): CompanyErasures => ({
  asked: asked.filter(({ siteId }) => siteId !== null),
  erasedSiteIds,
});

/** What still waits after sites or a company were activated, which withdraws their erasure. */
export const withoutActivated = (
  { asked, erasedSiteIds }: CompanyErasures,
  { isActive, siteIds, company }: Switched,
): CompanyErasures => ({
  asked: asked.filter(({ siteId }) => {
    if (!isActive) return true;
    return siteId === null ? !company && siteIds.length === 0 : !siteIds.includes(siteId);
  }),
  erasedSiteIds,
});
