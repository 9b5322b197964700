import type { registration as en } from '~/app/copy/en/driver/registration';

export const registration: typeof en = {
  loading: 'Cargando…',
  requestAccess: 'Solicitar acceso',
  requestSystemAccess: 'Solicitar acceso al sistema',
};
