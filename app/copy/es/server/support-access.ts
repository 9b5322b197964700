import type { supportAccess as en } from '~/app/copy/en/server/support-access';

export const supportAccess: typeof en = {
  allowed: 'El soporte puede iniciar sesión',
  allowedText: 'Termínelo en cuanto ya no necesite ayuda.',
  ended: 'El acceso del soporte terminó',
  endedText: 'Nadie del soporte puede iniciar sesión, y se cerró la sesión de quien lo hizo.',
};
