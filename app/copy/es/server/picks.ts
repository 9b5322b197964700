import type * as en from '~/app/copy/en/server/picks';
import { plural } from '~/app/copy/es/plural';

export const preferences: typeof en.preferences = {
  saved: 'Preferencias guardadas',
  savedText: 'Sus preferencias de trabajo se guardaron.',
  savedEmpty: 'Guardó una lista vacía. No se le asignará ningún trabajo por preferencia.',
  claimFiled: 'Reclamo presentado',
  claimSent: 'Su reclamo fue enviado. La respuesta aparecerá en esta página.',
  givenBack: (job) => `Pidió devolver ${job}`,
  givenBackText: 'Es suyo hasta que el despachador lo pase a otro.',
  kept: 'Usted se queda con su trabajo',
  keptText: 'Su despachador ya no lo pasa a otro.',
};

export const vacationPreferences: typeof en.vacationPreferences = {
  saved: 'Preferencias de vacaciones guardadas',
  savedText: 'Sus preferencias de vacaciones se guardaron.',
  savedEmpty:
    'Guardó una lista vacía. No se le asignará ninguna semana de vacaciones por preferencia.',
  notPublished: 'No hay nada publicado para usted.',
  declined: 'Semana de vacaciones rechazada',
  givenUp: 'Renunció a la semana de vacaciones',
  passedOn: 'Surte efecto cuando se publiquen de nuevo las semanas.',
};

export const entry: typeof en.entry = {
  tooManyNumbers: 'Son demasiados números para una página. Imprima los formularios por partes.',
  noDriver: 'Esta sede no tiene ese conductor.',
  saved: 'Lista guardada',
  savedText: (name, picks) =>
    `${name} ahora tiene una lista de ${plural(picks, 'opción', 'opciones')}.`,
};
