import * as z from 'zod';
import { companyRoles, siteRoles } from '~/domain/company/admin-role';

const username = z.string().min(1).max(60);

/** The forms of the People page; `intent` tells them apart. */
export const peopleForm = z.discriminatedUnion('intent', [
  // A name or address that is empty or too long must get an error message, so the schema accepts it.
  z.object({
    intent: z.literal('invite'),
    name: z.string().max(1000),
    email: z.string().max(1000),
    role: z.enum(siteRoles),
  }),
  z.object({ intent: z.literal('resend'), username }),
  z.object({ intent: z.literal('withdraw'), username }),
  z.object({ intent: z.literal('change-role'), username, role: z.enum(companyRoles) }),
  z.object({ intent: z.literal('remove'), username }),
]);
