import * as z from 'zod';
import { registrationLimits, type RegistrationField } from '~/domain/registration/limits';

const typed = (field: RegistrationField) => z.string().max(registrationLimits[field]).default('');

/** As it was typed: the rules, and their words, are the domain's. */
export const requestForm = z.object({
  companyName: typed('companyName'),
  contactName: typed('contactName'),
  contactEmail: typed('contactEmail'),
  contactPhone: typed('contactPhone'),
  /** Too long a code is a wrong code. */
  siteCode: z.string().max(60).default(''),
  siteName: typed('siteName'),
  siteAddress: typed('siteAddress'),
  // A line end is one character in the browser's count and two in the form.
  notes: z
    .string()
    .max(2 * registrationLimits.notes)
    .default(''),
  website: z.string().max(2000).default(''),
  stamp: z.string().max(1000).default(''),
});
