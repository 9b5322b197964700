/** The maximum length of each field of the form. */
export const registrationLimits = {
  companyName: 120,
  contactName: 120,
  contactEmail: 254,
  contactPhone: 40,
  siteCode: 5,
  siteName: 120,
  siteAddress: 300,
  notes: 1000,
  timeZone: 100,
  driverCount: 7,
  siteCount: 7,
  wishedCompanyId: 40,
} as const;
export type RegistrationField = keyof typeof registrationLimits;
export const maxDenialReason = 1000;
/** How long a denied request is kept after the decision (domain/README.md#erased-applicants). */
export const deniedKeptDays = 180;
