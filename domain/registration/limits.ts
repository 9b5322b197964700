/** The maximum length of each field. */
export const registrationLimits = {
  companyName: 120,
  contactName: 120,
  contactEmail: 254,
  contactPhone: 40,
  siteCode: 5,
  siteName: 120,
  siteAddress: 300,
  notes: 1000,
} as const;
export type RegistrationField = keyof typeof registrationLimits;
export const maxDenialReason = 1000;
