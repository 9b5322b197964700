import { useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';
import { useHydrated } from './use-hydrated';
import { useAtSite } from './use-page';

/**
 * A dialog that opens by its URL (`?dialog=add`) and closes by going to `closeTo`, so that it is still open after a
 * reload or a refused form. It also names the site. Without JavaScript its content is a card in the page.
 */
export const RouteDialog = ({
  title,
  closeTo,
  wide = false,
  children,
}: {
  title: string;
  closeTo: string;
  wide?: boolean;
  children: ReactNode;
}) => {
  const navigate = useNavigate();
  const atSite = useAtSite();
  if (useHydrated()) {
    return (
      <Dialog
        open
        title={title}
        eyebrow={atSite}
        wide={wide}
        closesByBackdrop={false}
        onClose={() => navigate(closeTo, { preventScrollReset: true })}
      >
        {children}
      </Dialog>
    );
  }
  return (
    <section className="rounded-box border border-base-300 bg-base-100 p-5" aria-label={title}>
      {atSite && <p className="text-sm font-semibold text-muted">{atSite}</p>}
      <h2 className="mb-4 text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
};
