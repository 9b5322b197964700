import type { login as en } from '~/app/copy/en/server/login';

export const login: typeof en = {
  enterId: 'Escriba su ID de empleado.',
  loginSuccessful: 'Sesión iniciada',
  welcomeBack: 'Hola de nuevo.',
};
