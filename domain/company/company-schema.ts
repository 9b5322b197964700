import * as z from 'zod';
import { logoSchema } from '~/domain/logo/logo-schema';
import { instantSchema } from '~/domain/time/instant-schema';
import { maxEntryLimit, maxSiteLimit } from './limits';

export const companyIdSchema = z.string().regex(/^[A-Z0-9]{1,40}$/);
/** 3-5 uppercase letters or digits. */
export const siteIdSchema = z.string().regex(/^[A-Z0-9]{3,5}$/);

export const companySettingsSchema = z.object({
  usesSeniorityForAssignment: z.boolean(),
  usesVCStatus: z.boolean(),
  airportCertificationRequired: z.boolean(),
  maxDrivers: z.int().min(0).max(maxEntryLimit),
  maxJobs: z.int().min(0).max(maxEntryLimit),
  maxSites: z.int().min(0).max(maxSiteLimit),
});
export type CompanySettings = z.infer<typeof companySettingsSchema>;

export const companySchema = z.object({
  companyId: companyIdSchema,
  name: z.string().min(1).max(120),
  isActive: z.boolean(),
  isFree: z.boolean(),
  registeredAt: instantSchema,
  settings: companySettingsSchema,
  siteIds: z.array(siteIdSchema).default([]),
  /** Increased when the company is deactivated, which ends earlier sessions for good. */
  sessionEpoch: z.int().default(0),
  /** Until when the company lets support sign in; missing if it never did or has ended it. */
  supportUntil: instantSchema.optional(),
  /** Missing if it has none. The image is an item of its own. */
  logo: logoSchema.optional(),
  /** Increased with every change of the item; every change is conditional on it. */
  version: z.int().default(1),
});
export type Company = z.infer<typeof companySchema>;
