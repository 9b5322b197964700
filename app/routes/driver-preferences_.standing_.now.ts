import { driverLoader } from '~/app/platform/guards.server';
import { readStanding } from '~/app/services/award/read-standing.server';

/** What the job page asks for in the background: it reads every list, which the page itself must not. */
export const loader = driverLoader(async ({ deps, access }) =>
  Response.json(await readStanding({ deps, access })),
);
