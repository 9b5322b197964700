import * as z from 'zod';
import { siteRoles } from '~/domain/company/admin-role';

const role = z.enum(siteRoles);
/** The person's own name, or else the username. */
const person = { username: z.string(), name: z.string() };

/** Who has access to a site. */
export const peopleEvents = [
  z.object({ code: z.literal('person-invited'), ...person, role }),
  z.object({ code: z.literal('invitation-resent'), ...person }),
  z.object({ code: z.literal('invitation-withdrawn'), ...person }),
  z.object({ code: z.literal('role-changed'), ...person, from: role, to: role }),
  z.object({ code: z.literal('person-removed'), ...person, role }),
  /** `from`: null for a first name. */
  z.object({ code: z.literal('own-name-changed'), from: z.string().nullable(), to: z.string() }),
] as const;
