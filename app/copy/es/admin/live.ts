import type { live as en } from '~/app/copy/en/admin/live';
import { plural } from '~/app/copy/es/plural';

export const live: typeof en = {
  sealed: 'Sellada',
  caption: 'Preferencias en vivo',
  searchHint: 'Buscar ID, nombre, sede o empresa…',
  noDrivers: 'No hay conductores.',
  noMatch: (search) => `Ningún conductor coincide con “${search}”.`,
  refresh: 'Actualizar',
  loadFailed: 'No se pudieron cargar las preferencias',
  unexpectedError: 'Error inesperado',
  generateReport: 'Generar informe',
  picks: 'Preferencias',
  reportTitle: 'Informe de preferencias de vacaciones',
  vacationPicks: 'Preferencias de vacaciones',
  byDriver: 'Por conductor',
  byWeek: 'Por semana',
  noPicks: 'Sin lista',

  title: 'Preferencias en vivo',
  vacationTitle: 'Preferencias de vacaciones en vivo',
  submittedOf: (submitted, drivers) =>
    `${submitted} de ${plural(drivers, 'conductor', 'conductores')} ${submitted === 1 ? 'envió' : 'enviaron'} su lista`,
  found: (found) => plural(found, 'encontrado', 'encontrados'),
  columns: {
    seniority: 'Antigüedad',
    employeeId: 'ID de empleado',
    name: 'Nombre',
    site: 'Sede',
    company: 'Empresa',
    picks: 'Pref.',
    firstPicks: 'Primeras preferencias',
    saved: 'Guardado',
    status: 'Estado',
  },
  carriedOver: 'Conservada',
  submitted: 'Enviada',
  entered: 'Registrada',
};
