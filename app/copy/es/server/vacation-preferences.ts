import type { vacationPreferences as en } from '~/app/copy/en/server/vacation-preferences';

export const vacationPreferences: typeof en = {
  saved: 'Preferencias de vacaciones guardadas',
  savedText: 'Sus preferencias de vacaciones se guardaron.',
  savedEmpty:
    'Guardó una lista vacía. No se le asignará ninguna semana de vacaciones por preferencia.',
  notPublished: 'No hay nada publicado para usted.',
  declined: 'Semana de vacaciones rechazada',
  givenUp: 'Renunció a la semana de vacaciones',
  passedOn: 'Surte efecto cuando se publiquen de nuevo las semanas.',
};
