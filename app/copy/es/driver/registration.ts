import type { registration as en } from '~/app/copy/en/driver/registration';

export const registration: typeof en = {
  requestAccess: 'Solicitar acceso',
  title: 'Solicitar acceso al sistema',
};
