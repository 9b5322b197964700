import * as z from 'zod';
import { selectionWindowSchema } from '~/domain/portal/selection-window';
import type { Instant } from '~/domain/shared/instant';
import { siteSettingsSchema } from '~/domain/settings/site-settings';
import { newVacationPortal, vacationPortalSchema } from '~/domain/vacation/vacation-portal';
import { companyIdSchema, siteIdSchema, type Company } from './company';

export { siteIdSchema };

/** A site with its settings and its selection window: what every page of the tenant reads (design 3). */
export const siteSchema = z.object({
  companyId: companyIdSchema,
  siteId: siteIdSchema,
  name: z.string().min(1).max(120),
  address: z.string().max(300),
  isActive: z.boolean(),
  timeZone: z.string().min(1),
  settings: siteSettingsSchema,
  window: selectionWindowSchema,
  vacation: vacationPortalSchema.default(newVacationPortal),
  /** Grows when the site is deactivated: sessions begun before are over for good. */
  sessionEpoch: z.int().default(0),
  /** Grows with every change of the item; every change is conditional on it. */
  version: z.int(),
});
export type Site = z.infer<typeof siteSchema>;

/** When something is to be recorded of the site next: its cutoff or its vacation closure. */
export const nextDue = ({ window, vacation }: Site): Instant | null => {
  const cutoff =
    window.status === 'selecting' && window.cutoffRecordedAt === null
      ? window.closesAt.instant
      : null;
  const closure = vacation.isOpen ? (vacation.closesAt?.instant ?? null) : null;
  if (cutoff === null || closure === null) return cutoff ?? closure;
  return cutoff < closure ? cutoff : closure;
};

/**
 * A session begun under another epoch is over. Each part only grows, and so does their sum: a reactivated
 * site revives no session of before.
 */
export const sessionEpochOf = (
  site: Pick<Site, 'sessionEpoch'>,
  company: Pick<Company, 'sessionEpoch'>,
): number => site.sessionEpoch + company.sessionEpoch;
