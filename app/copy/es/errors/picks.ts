import type * as en from '~/app/copy/en/errors/picks';
import { common } from '~/app/copy/es/server/requests';

export const stalePages: typeof en.stalePages = {
  title: 'No se guardó nada',
  'page-of-another':
    'Después de que usted abrió esta página, otro conductor inició sesión aquí o empezó una selección nueva. Esta es la página actual. Vea de quién es antes de continuar.',
  'saved-elsewhere':
    'Desde que abrió esta página se guardó otra lista. Sus cambios se conservan aquí. Guarde de nuevo para reemplazar esa lista por la suya.',
};

export const saves: typeof en.saves = {
  title: 'No se pudo guardar',
  'newer-save-exists':
    'Se guardó una lista más nueva desde otro dispositivo, o la registraron por usted. Su comprobante está en esta página. Guarde otra vez para reemplazarla con la suya.',
  'own-list-saved':
    'El conductor guardó una lista por su cuenta. Confirme que le pidió reemplazarla y guarde otra vez.',
  'asked-by-missing': 'Escriba quién le pidió registrar esta lista.',
  'ask-way-missing': 'Elija cómo se lo pidieron.',
  'job-not-offered': ({ jobId }) =>
    `El trabajo ${jobId} no está disponible para usted. Quítelo y guarde otra vez.`,
  'job-picked-twice': ({ jobId }) =>
    `El trabajo ${jobId} está dos veces en su lista. Quite uno y guarde otra vez.`,
  'too-many-picks': ({ limit }) => `Una lista puede tener hasta ${limit} opciones.`,
  'week-not-offered': ({ weekId }) =>
    `La semana ${weekId} no se ofrece. Quítela y guarde otra vez.`,
  'week-picked-twice': ({ weekId }) =>
    `La semana ${weekId} está dos veces en su lista. Quite una y guarde otra vez.`,
};

export const picks: typeof en.picks = {
  'list-saved-since':
    'El conductor u otro administrador guardó una lista después de que usted abrió esta página. Su comprobante se muestra aquí. Sus cambios se conservan, pero no se guardó nada.',
  'selection-ended':
    'Empezó una selección nueva después de que usted abrió esta página. Esta es la página actual. Revise la lista antes de guardar.',
  'driver-typed-unknown': ({ typed }) =>
    `Ningún conductor tiene el número de antigüedad o de empleado “${typed}”.`,
  'driver-typed-unclear': ({ typed }) =>
    `${typed} puede ser más de un conductor, porque es el número de empleado de uno y el de antigüedad de otro. Escriba el número de empleado del correcto, o cambie el número en la lista de conductores.`,
  'no-picks-typed':
    'Escriba al menos un trabajo. Si el conductor quiere una lista vacía, regístrela en la página del conductor.',
  'typed-picks-wrong': 'No se guardó nada. Corrija los trabajos que se indican aquí.',
  'list-stored-already':
    'Este conductor ya tiene una lista. No se guardó nada. Confirme abajo que esta la reemplaza.',
  'vacation-portal-closed.title': common.vacationPortalClosed,
  'vacation-portal-closed':
    'Ya no puede enviar preferencias de vacaciones. Cuenta la última lista que guardó.',
};
