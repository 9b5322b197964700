import type { picksErrors as en } from '~/app/copy/en/server/picks-errors';

export const picksErrors: typeof en = {
  nothingWasSaved: 'No se guardó nada',
  sinceYouOpenedThisPage:
    'Después de que usted abrió esta página, otro conductor inició sesión aquí o empezó una selección nueva. Esta es la página actual. Vea de quién es antes de continuar.',
  saveFailed: 'No se pudo guardar',
  aNewerListWasSaved:
    'Se guardó una lista más nueva desde otro dispositivo. Su comprobante está en esta página. Guarde otra vez para reemplazarla con la suya.',
  jobIsNotOfferedTo: (jobId) =>
    `El trabajo ${jobId} no está disponible para usted. Quítelo y guarde otra vez.`,
  jobIsInYourList: (jobId) =>
    `El trabajo ${jobId} está dos veces en su lista. Quite uno y guarde otra vez.`,
  aListCanHoldUp: (limit) => `Una lista puede tener hasta ${limit} preferencias.`,
  youCanNoLongerSubmit:
    'Ya no puede enviar preferencias de vacaciones. Cuenta la última lista que guardó.',
  weekIsNotOfferedRemove: (weekId) =>
    `La semana ${weekId} no se ofrece. Quítela y guarde otra vez.`,
  weekIsInYourList: (weekId) =>
    `La semana ${weekId} está dos veces en su lista. Quite una y guarde otra vez.`,
};
