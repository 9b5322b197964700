import type { startUp as en } from '~/app/copy/en/server/start-up';

export const startUp: typeof en = {
  preparing: 'Preparando la aplicación',
  loading: 'Cargando datos esenciales del sistema...',
  failedTitle: 'Error grave del sistema',
  failed: 'Error grave del sistema: comuníquese de inmediato con soporte.',
  tryAgain: 'Intentar de nuevo',
};
