import { serverCopy } from '~/app/copy/copy';
import { askedVersion } from '~/app/platform/forms/asked-award.server';
import type { AdminArgs } from '~/app/platform/guards/guards.server';
import {
  readPublishedVacations,
  readVacationAssignments,
  type VacationAssignments,
} from '~/app/services/vacation/read-vacation-assignments.server';
import type { Site } from '~/domain/site/site';

/**
 * Which award to show: the published one, or the provisional one if the URL asks for that or nothing is published yet.
 */
export const readView = (request: Request, { vacation }: Site): 'provisional' | 'published' =>
  vacation.awardVersion === 0 || new URL(request.url).searchParams.get('view') === 'provisional'
    ? 'provisional'
    : 'published';

/**
 * The vacation award that the URL asks for: a published version, or what `readView` says; null while lists are sealed.
 * Throws a 404 for a version that was never published.
 */
export const readAskedVacations = async ({
  request,
  deps,
  access,
  receivedAt: now,
}: Pick<
  AdminArgs,
  'request' | 'deps' | 'access' | 'receivedAt'
>): Promise<VacationAssignments | null> => {
  const version = askedVersion(request, 0);
  if (version === 0)
    return readVacationAssignments({ deps, access, now }, readView(request, access.site));
  const shown = await readPublishedVacations({ deps, access }, version);
  if (!shown) throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  return shown;
};
