import type { activity as en } from '~/app/copy/en/server/activity';

export const activity: typeof en = {
  cleared: 'Registro de actividad vaciado',
  clearedText: 'Lo anterior ya no se muestra en esta página. El registro lo conserva.',
};
