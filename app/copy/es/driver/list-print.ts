import type { listPrint as en } from '~/app/copy/en/driver/list-print';

export const listPrint: typeof en = {
  empty: 'La lista está vacía.',
  jobsTitle: 'Imprimir preferencias de trabajo',
  weeksTitle: 'Imprimir preferencias de vacaciones',
  aboutWeeks: 'Primero la semana que más quiere',
  carriedOver: 'Conservada de un período anterior',
  notSaved: 'Sin guardar',
};
