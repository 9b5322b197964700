import type { dashboard as en } from '~/app/copy/en/server/dashboard';

export const dashboard: typeof en = {
  refreshed: 'Panel actualizado',
  refreshedText: 'Ya ve los datos más recientes',
};
