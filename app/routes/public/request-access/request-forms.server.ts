import * as z from 'zod';
import { registrationLimits, type RegistrationField } from '~/domain/registration/limits';

const typed = (field: RegistrationField) => z.string().max(registrationLimits[field]).default('');

/** Accepts any text, because the domain checks the fields and words the errors. */
export const requestForm = z.object({
  companyName: typed('companyName'),
  contactName: typed('contactName'),
  contactEmail: typed('contactEmail'),
  contactPhone: typed('contactPhone'),
  /** Accepts more characters than a valid code has, so that a code that is too long gets its own error message. */
  siteCode: z.string().max(60).default(''),
  siteName: typed('siteName'),
  siteAddress: typed('siteAddress'),
  // Twice the limit, because browsers count a line break as one character but send two.
  notes: z
    .string()
    .max(2 * registrationLimits.notes)
    .default(''),
  timeZone: typed('timeZone'),
  driverCount: typed('driverCount'),
  siteCount: typed('siteCount'),
  wishedCompanyId: typed('wishedCompanyId'),
  website: z.string().max(2000).default(''),
  stamp: z.string().max(1000).default(''),
});
