import type { live as en } from '~/app/copy/en/admin/live';

export const live: typeof en = {
  livePicks: 'Preferencias en vivo',
  searchIdNameSiteOr: 'Buscar ID, nombre, sede o empresa…',
  noDrivers: 'No hay conductores.',
  noDriversMatch: (search) => `Ningún conductor coincide con “${search}”.`,
  refresh: 'Actualizar',
  failedToLoadSnapshot: 'No se pudieron cargar las preferencias',
  unexpectedError: 'Error inesperado',
  generateReport: 'Generar informe',
  picks: 'Preferencias',
  vacationPicksReport: 'Informe de preferencias de vacaciones',
  vacationPicks: 'Preferencias de vacaciones',
  byDriver: 'Por conductor',
  byWeek: 'Por semana',
  slots: 'Cupos',
  pick: (name, rank) => `${name} (preferencia ${rank})`,
  standing: 'Lista conservada',
  noPicks: 'Sin preferencias',

  livePicksSnapshotTitle: 'Preferencias en vivo',
  liveVacationPicksTitle: 'Preferencias de vacaciones en vivo',
};
