import type { supportAccess as en } from '~/app/copy/en/server/support-access';

export const supportAccess: typeof en = {
  allowed: 'Soporte permitido',
  allowedText: 'Termínelo en cuanto ya no necesite ayuda.',
  ended: 'El acceso del soporte terminó',
  endedText: 'El soporte ya no puede iniciar sesión, y se cerraron sus sesiones.',
};
