import type { retention as en } from '~/app/copy/en/server/retention';

export const retention: typeof en = {
  saved: 'Guardado',
  savedText: 'Esto cuenta desde ahora.',
  waits: 'Guardado, en espera',
  waitsText: (days) => `El plazo más corto entra en vigor después de ${days} días.`,
  withdrawn: 'Retirado',
  withdrawnText: 'El historial se guarda como antes.',
};
