import { useLocation } from '@remix-run/react';
import { useAdminFrame } from '~/app/components/ui/use-page';
import type { AdminRole } from '~/domain/company/admin-role';
import { masterPanel } from './admin-pages';

/** The role that the frame goes by. A page that failed does not tell it, so its menu leads to every page of a site. */
export const useRole = (): AdminRole => {
  const frame = useAdminFrame();
  const { pathname } = useLocation();
  return frame?.role ?? (pathname.startsWith(masterPanel.to) ? 'master' : 'site-admin');
};
