import type * as en from '~/app/copy/en/server/leave';

export const leave: typeof en.leave = {
  added: 'Licencia añadida',
  changed: 'Licencia cambiada',
  deleted: 'Licencia eliminada',
  of: (name, days) => `${name}, ${days}`,
};
