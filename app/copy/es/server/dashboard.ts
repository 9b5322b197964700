import type { dashboard as en } from '~/app/copy/en/server/dashboard';

export const dashboard: typeof en = {
  dashboardRefreshed: 'Panel actualizado',
  latestDataHasBeenLoaded: 'Ya ve los datos más recientes',
};
