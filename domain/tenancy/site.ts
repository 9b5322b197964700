import * as z from 'zod';
import { selectionWindowSchema } from '~/domain/portal/selection-window';
import { plannedOpening } from '~/domain/portal/next-opening';
import { plannedReminders } from '~/domain/portal/closing-reminder';
import type { Instant } from '~/domain/shared/instant';
import { compareText } from '~/domain/shared/text';
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

/**
 * When something is to happen at the site next: its cutoff, its vacation closure, a reminder of them or the
 * opening of the next period.
 */
export const nextDue = (
  site: Pick<Site, 'window' | 'vacation' | 'settings' | 'timeZone'>,
): Instant | null => {
  const { window, vacation } = site;
  const cutoff =
    window.status === 'selecting' && window.cutoffRecordedAt === null && window.closesAt.instant;
  const closure = vacation.isOpen && vacation.closesAt?.instant;
  const opening = plannedOpening(site)?.instant;
  const due = [cutoff, closure, opening, ...plannedReminders(site).map(({ at }) => at)].filter(
    (at) => typeof at === 'string',
  );
  return due.sort(compareText)[0] ?? null;
};

/**
 * A session begun under another epoch is over. Each part only grows, and so does their sum: a reactivated
 * site revives no session of before.
 */
export const sessionEpochOf = (
  site: Pick<Site, 'sessionEpoch'>,
  company: Pick<Company, 'sessionEpoch'>,
): number => site.sessionEpoch + company.sessionEpoch;
