import * as z from 'zod';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import { leftOverOfferSchema } from '~/domain/left-over-jobs/left-over-schema';
import { selectionWindowSchema } from '~/domain/selection/selection-window-schema';
import { noPlan } from '~/domain/selection/week-plan';
import { weekPlanSchema } from '~/domain/selection/week-plan-schema';
import { storedSiteSettingsSchema } from '~/domain/settings/site-settings';
import { instantSchema } from '~/domain/time/instant-schema';
import { newVacationPortal } from '~/domain/vacation/vacation-portal';
import { vacationPortalSchema } from '~/domain/vacation/vacation-portal-schema';

/** The IDs of rows that were added as sample data, whether they are still there or not. */
const sampleIdsSchema = z.object({ drivers: z.array(z.string()), jobs: z.array(z.string()) });
export type SampleIds = Readonly<z.infer<typeof sampleIdsSchema>>;

/** A site with its settings and its selection window, which every page of the tenant reads. */
export const siteSchema = z.object({
  companyId: companyIdSchema,
  siteId: siteIdSchema,
  name: z.string().min(1).max(120),
  address: z.string().max(300),
  isActive: z.boolean(),
  /** When the site was deactivated; sites that an earlier release deactivated lack it. */
  deactivatedAt: instantSchema.optional(),
  timeZone: z.string().min(1),
  settings: storedSiteSettingsSchema,
  window: selectionWindowSchema,
  /** Which rows were added as sample data; sites to which an earlier release added some lack it. */
  sample: sampleIdsSchema.optional(),
  /** The jobs without a driver that were offered last; missing before the first offer. */
  leftOver: leftOverOfferSchema.optional(),
  plan: weekPlanSchema.default(noPlan),
  vacation: vacationPortalSchema.default(newVacationPortal),
  /** Increased when the site is deactivated, which ends earlier sessions for good. */
  sessionEpoch: z.int().default(0),
  /** Increased when the site stops remembering drivers' own devices, which ends the earlier ones for good. */
  ownDeviceEpoch: z.int().default(0),
  /** Increased with every change of the item; every change is conditional on it. */
  version: z.int(),
});
export type Site = z.infer<typeof siteSchema>;
