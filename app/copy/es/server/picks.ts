import type * as en from '~/app/copy/en/server/picks';
import { plural } from '~/app/copy/es/plural';

export const picksErrors: typeof en.picksErrors = {
  stalePage: 'No se guardó nada',
  stalePageText:
    'Después de que usted abrió esta página, otro conductor inició sesión aquí o empezó una selección nueva. Esta es la página actual. Vea de quién es antes de continuar.',
  saveFailed: 'No se pudo guardar',
  newerListSaved:
    'Se guardó una lista más nueva desde otro dispositivo, o la registraron por usted. Su comprobante está en esta página. Guarde otra vez para reemplazarla con la suya.',
  savedElsewhere:
    'Desde que abrió esta página se guardó otra lista. Sus cambios se conservan aquí. Guarde de nuevo para reemplazar esa lista por la suya.',
  listSavedSince:
    'El conductor u otro administrador guardó una lista después de que usted abrió esta página. Su comprobante se muestra aquí. Sus cambios se conservan, pero no se guardó nada.',
  ownListSaved:
    'El conductor guardó una lista por su cuenta. Confirme que le pidió reemplazarla y guarde otra vez.',
  askedByMissing: 'Escriba quién le pidió registrar esta lista.',
  askWayMissing: 'Elija cómo se lo pidieron.',
  selectionEnded:
    'Empezó una selección nueva después de que usted abrió esta página. Esta es la página actual. Revise la lista antes de guardar.',
  jobNotOffered: (jobId) =>
    `El trabajo ${jobId} no está disponible para usted. Quítelo y guarde otra vez.`,
  jobTwice: (jobId) =>
    `El trabajo ${jobId} está dos veces en su lista. Quite uno y guarde otra vez.`,
  tooManyPicks: (limit) => `Una lista puede tener hasta ${limit} preferencias.`,
  portalClosed: 'Ya no puede enviar preferencias de vacaciones. Cuenta la última lista que guardó.',
  weekNotOffered: (weekId) => `La semana ${weekId} no se ofrece. Quítela y guarde otra vez.`,
  weekTwice: (weekId) =>
    `La semana ${weekId} está dos veces en su lista. Quite una y guarde otra vez.`,
};

export const preferences: typeof en.preferences = {
  saved: 'Preferencias guardadas',
  savedText: 'Sus preferencias de trabajo se guardaron.',
  savedEmpty: 'Guardó una lista vacía. No se le asignará ningún trabajo por preferencia.',
  claimFiled: 'Reclamo presentado',
  claimSent: (pickId) =>
    `Su reclamo sobre ${pickId} fue enviado. La respuesta aparece en esta página.`,
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
  noDriver: 'Esta sede no tiene ese conductor.',
  saved: 'Lista guardada',
  savedText: (name, picks) =>
    `${name} ahora tiene una lista de ${plural(picks, 'preferencia', 'preferencias')}.`,
};
