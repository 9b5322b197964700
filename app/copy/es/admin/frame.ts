import type { frame as en } from '~/app/copy/en/admin/frame';

export const frame: typeof en = {
  menu: 'Menú',
  administration: 'Administración',
  week: 'Esta semana',
  roster: 'Conductores y trabajos',
  vacations: 'Vacaciones',
  site: 'Sede',
  dashboardText: 'La semana de un vistazo y su próximo paso',
  whatIfText: 'Pruebe un cambio antes de hacerlo',
  vacationWeeksText: 'Las semanas que eligen los conductores',
  untilCutoff: 'hasta el cierre',
  untilClaimsEnd: 'para reclamar',
  searchTitle: 'Buscar páginas, conductores y trabajos',
  pages: 'Páginas',
  nothingFound: (search) => `Nada coincide con «${search}»`,
  searchHint: 'Escriba una página, un nombre, un ID de empleado o un ID de trabajo.',
  searchFailed: 'No se pudieron buscar conductores ni trabajos. Inténtelo de nuevo.',
};
