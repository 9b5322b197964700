import * as z from 'zod';
import { selectionWindowSchema } from '~/domain/portal/selection-window';
import { siteSettingsSchema } from '~/domain/settings/site-settings';
import { companyIdSchema } from './company';

/** Spec 5: 3-5 uppercase letters or digits. */
export const siteIdSchema = z.string().regex(/^[A-Z0-9]{3,5}$/);

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
  /** Grows with every change of the item; every change is conditional on it. */
  version: z.int(),
});
export type Site = z.infer<typeof siteSchema>;
