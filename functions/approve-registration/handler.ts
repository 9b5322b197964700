import * as z from 'zod';
import type { ApproveRegistration, WorkerPlatform } from '~/app/platform/http/context.server';
import { makeSiteScope } from '~/app/ports/sessions';
import { approveRegistration } from '~/app/services/registration/approve-registration.server';
import { defaultTenant } from '~/domain/company/scope';
import { requestIdSchema } from '~/domain/registration/registration-request-schema';

const eventSchema = z.object({
  requestId: requestIdSchema,
  /** Username of the master administrator. */
  approvedBy: z.string().min(1).max(60),
  /** As the master administrator entered them. The event of an earlier version of the web server has none. */
  terms: z
    .object({
      companyId: z.string(),
      siteId: z.string(),
      timeZone: z.string(),
      isFree: z.boolean(),
      limits: z.object({ maxDrivers: z.number(), maxJobs: z.number(), maxSites: z.number() }),
    })
    .optional(),
});

/** Creates a company that the master administrator approved; repeating the event changes nothing. */
export const createApproveRegistration =
  ({ deps, log }: WorkerPlatform): ApproveRegistration =>
  async (event) => {
    const { approvedBy, ...input } = eventSchema.parse(event);
    const actor = { role: 'master', username: approvedBy } as const;
    const scope = makeSiteScope(defaultTenant, actor);
    const approved = await approveRegistration({ deps, scope, input });
    log.info('registration-approval', {
      requestId: input.requestId,
      outcome: approved.ok ? 'approved' : approved.error.code,
    });
    return approved;
  };
