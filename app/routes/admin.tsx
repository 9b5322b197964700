import { Outlet, useMatches } from '@remix-run/react';
import { Administration } from '~/app/components/frame/administration';
import { hasHandle } from '~/app/components/shell/page-handle';
import { PageOutlet } from '~/app/components/shell/page-outlet';
import { RouteProblem } from '~/app/components/shell/route-problem';

export const handle = { framed: true };

/** The layout of all administration pages. It loads nothing; each page guards and loads its own data. */
export default function Admin() {
  const isBare = hasHandle(useMatches(), 'bare');
  return isBare ? (
    <Outlet />
  ) : (
    <Administration>
      <PageOutlet />
    </Administration>
  );
}

/** Keeps the menu in sight if a page fails. */
export const ErrorBoundary = () => (
  <Administration>
    <RouteProblem />
  </Administration>
);
