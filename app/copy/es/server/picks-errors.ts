import type { picksErrors as en } from '~/app/copy/en/server/picks-errors';

export const picksErrors: typeof en = {
  stalePage: 'No se guardó nada',
  stalePageText:
    'Después de que usted abrió esta página, otro conductor inició sesión aquí o empezó una selección nueva. Esta es la página actual. Vea de quién es antes de continuar.',
  saveFailed: 'No se pudo guardar',
  newerListSaved:
    'Se guardó una lista más nueva desde otro dispositivo. Su comprobante está en esta página. Guarde otra vez para reemplazarla con la suya.',
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
