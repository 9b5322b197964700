import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { driverLoader } from '~/app/platform/guards/guards.server';
import { checkPage } from '~/app/services/access/page-key.server';
import { readStanding } from '~/app/services/results/read-standing.server';

/**
 * The job page requests the standing separately in the background. Computing the standing takes every driver's list,
 * which would delay the page.
 */
export const loader = driverLoader(async ({ request, deps, access, receivedAt: now }) => {
  const page = { deps, access, selection: access.site.window.periodId };
  const own = checkPage(page, request.headers.get('page-key') ?? undefined);
  if (!own.ok) throw new Response(getErrorMessage(own.error).text, { status: 409 });
  return Response.json(await readStanding({ deps, access, now }));
});
