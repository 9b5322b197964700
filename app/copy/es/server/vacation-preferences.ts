import type { vacationPreferences as en } from '~/app/copy/en/server/vacation-preferences';

export const vacationPreferences: typeof en = {
  vacationPreferencesSaved: 'Preferencias de vacaciones guardadas',
  yourVacationPreferencesHaveBeen: 'Sus preferencias de vacaciones se guardaron.',
  youSavedAnEmptyPreference:
    'Guardó una lista vacía. No se le asignará ninguna semana de vacaciones por preferencia.',
  nothingIsPublishedForYou: 'No hay nada publicado para usted.',
  vacationWeekDeclined: 'Semana de vacaciones rechazada',
  vacationWeekGivenUp: 'Renunció a la semana de vacaciones',
};
