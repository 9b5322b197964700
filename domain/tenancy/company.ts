import * as z from 'zod';
import { instantSchema } from '~/domain/shared/instant';

export const companyIdSchema = z.string().regex(/^[A-Z0-9]{1,40}$/);

export const companySettingsSchema = z.object({
  usesSeniorityForAssignment: z.boolean(),
  usesVCStatus: z.boolean(),
  airportCertificationRequired: z.boolean(),
  maxDrivers: z.int().min(0),
  maxJobs: z.int().min(0),
  maxSites: z.int().min(0),
});
export type CompanySettings = z.infer<typeof companySettingsSchema>;

/** A company (spec 3). */
export const companySchema = z.object({
  companyId: companyIdSchema,
  name: z.string().min(1).max(120),
  isActive: z.boolean(),
  isFree: z.boolean(),
  registeredAt: instantSchema,
  settings: companySettingsSchema,
});
export type Company = z.infer<typeof companySchema>;

/** Spec 9 and design 7: limits of a new company and of the built-in one. */
export const newCompanySettings: CompanySettings = {
  usesSeniorityForAssignment: true,
  usesVCStatus: true,
  airportCertificationRequired: true,
  maxDrivers: 100,
  maxJobs: 50,
  maxSites: 3,
};
export const defaultCompanySettings: CompanySettings = {
  ...newCompanySettings,
  maxDrivers: 1000,
  maxJobs: 500,
  maxSites: 10,
};
