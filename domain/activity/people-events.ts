import * as z from 'zod';
import { companyRoles } from '~/domain/company/admin-role';
import { switchedOffReasons } from '~/domain/shared/switched-off';

const role = z.enum(companyRoles);
/** The person's own name, or else the username. */
const person = { username: z.string(), name: z.string() };

/** Who has access to a site. */
export const peopleEvents = [
  z.object({ code: z.literal('person-invited'), ...person, role }),
  z.object({ code: z.literal('invitation-resent'), ...person }),
  z.object({ code: z.literal('invitation-withdrawn'), ...person }),
  z.object({ code: z.literal('role-changed'), ...person, from: role, to: role }),
  z.object({ code: z.literal('person-removed'), ...person, role }),
  /** A token for a program of the company. `scopes`: of any version. */
  z.object({
    code: z.literal('api-token-created'),
    name: z.string(),
    scopes: z.array(z.string()),
    days: z.int(),
  }),
  z.object({ code: z.literal('api-token-revoked'), name: z.string() }),
  z.object({ code: z.literal('site-feed-changed'), change: z.enum(['made', 'replaced', 'ended']) }),
  /** A program of the company that is told of events. `host`: of its URL, the rest of which may be secret. */
  z.object({ code: z.literal('webhook-added'), name: z.string(), host: z.string() }),
  z.object({ code: z.literal('webhook-changed'), name: z.string(), host: z.string() }),
  z.object({ code: z.literal('webhook-removed'), name: z.string() }),
  z.object({ code: z.literal('webhook-secret-rotated'), name: z.string() }),
  z.object({ code: z.literal('webhook-switched-on'), name: z.string() }),
  /** `because`: it asked for nothing more, or nothing had reached it for days. */
  z.object({
    code: z.literal('webhook-switched-off'),
    name: z.string(),
    because: z.enum(switchedOffReasons),
  }),
  /** A message to a program was given up. `event`: its type, of any version. */
  z.object({ code: z.literal('webhook-message-failed'), name: z.string(), event: z.string() }),
  /** A company admin goes on at this site. `from`: the name of the site where they worked before. */
  z.object({ code: z.literal('site-entered'), from: z.string() }),
  /** `from`: null for a first name. */
  z.object({ code: z.literal('own-name-changed'), from: z.string().nullable(), to: z.string() }),
] as const;
