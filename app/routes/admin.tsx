import { useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Administration } from '~/app/components/frame/administration';
import { PageBar } from '~/app/components/frame/page-bar';
import { hasHandle, PageOutlet } from '~/app/components/shell/page-outlet';
import { RouteProblem } from '~/app/components/shell/route-problem';

export const handle = { framed: true };

/** The frame around a page; a print page has none. */
const Frame = ({ children }: { children: ReactNode }) =>
  hasHandle(useMatches(), 'bare') ? children : <Administration>{children}</Administration>;

/** The layout of all administration pages. It loads nothing; each page guards and loads its own data. */
export default function Admin() {
  return (
    <Frame>
      <PageOutlet bar={<PageBar />} />
    </Frame>
  );
}

/** Keeps the menu in sight if a page fails. */
export const ErrorBoundary = () => (
  <Frame>
    <PageBar />
    <RouteProblem />
  </Frame>
);
