import { useMatches } from '@remix-run/react';
import type { PageSession } from '~/domain/access/page-session';
import { hasRole, type AdminRole } from '~/domain/company/admin-role';
import type { AdminFrame } from '~/domain/site/admin-frame';

/** What the guard adds to the data of a route. */
interface PageFacts {
  readonly pageKey: string;
  readonly session: PageSession;
  readonly frame: AdminFrame;
}

/** What a loader returned under `name`, taken from the innermost such route; undefined on public pages. */
const usePageFact = <Name extends keyof PageFacts>(name: Name): PageFacts[Name] | undefined =>
  useMatches()
    .map(({ data }) => (data as Partial<PageFacts> | null | undefined)?.[name])
    .findLast((fact) => fact !== undefined);

/** Identifies the user that the page belongs to, and the tenant and period that the page is about. */
export const usePageKey = (): string | undefined => usePageFact('pageKey');

/** The session that an administrator's page belongs to; undefined if the page could not be loaded. */
export const usePageSession = (): PageSession | undefined => usePageFact('session');

/** What the frame around an administrator's page shows; undefined on pages that are not about one site. */
export const useAdminFrame = (): AdminFrame | undefined => usePageFact('frame');

/** The site that an administrator's page is about. */
export const useAtSite = (): string | undefined => useAdminFrame()?.siteName;

/** Whether whoever is signed in on an administrator's page has at least this role. */
export const useHasRole = (least: AdminRole): boolean => {
  const frame = useAdminFrame();
  return frame !== undefined && hasRole(frame.role, least);
};
