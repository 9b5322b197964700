import { requestDeadlineMs } from '~/domain/portal/selection-window';
import { toEpochMs, type Instant } from '~/domain/shared/instant';
import { isPortalOpen, type VacationPortal } from '~/domain/vacation/vacation-portal';

/** `closing`: the last requests that may have read it open are under way. */
export type PortalState = 'open' | 'scheduled' | 'closing' | 'closed';

export const portalStateAt = (portal: VacationPortal, now: Instant): PortalState => {
  if (!isPortalOpen(portal, now)) return 'closed';
  if (!portal.closesAt) return 'open';
  const left = toEpochMs(portal.closesAt.instant) - toEpochMs(now);
  return left <= requestDeadlineMs ? 'closing' : 'scheduled';
};
