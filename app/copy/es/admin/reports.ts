import type { reports as en } from '~/app/copy/en/admin/reports';
import { plural } from '~/app/copy/es/plural';

export const reports: typeof en = {
  title: 'Informes',
  awardReports: (view) =>
    view === 'published' ? 'De las asignaciones publicadas.' : 'De las asignaciones provisionales.',
  picksReports: 'De las preferencias tal como están ahora.',
  print: (title) => `Imprimir ${title}`,
  csv: 'CSV',
  excel: 'Excel',
  exportAsExcel: (title) => `Exportar ${title} como Excel`,
  exportAsCsv: (title) => `Exportar ${title} como CSV`,
  none: 'Nada.',
  countLines: (rows) => plural(rows, 'línea', 'líneas'),
  assignments: 'Asignaciones',
  unassignedJobs: 'Trabajos sin asignar',
  driversWithoutPicks: 'Conductores sin preferencias',
  driverList: 'Lista de conductores',
  jobList: 'Lista de trabajos',
  columns: {
    driverId: 'ID del conductor',
    driverName: 'Nombre del conductor',
    seniorityNumber: 'Número de antigüedad',
    vcStatus: 'VC',
    airportCertified: 'Certificado de aeropuerto',
    eligible: 'Elegible',
    jobId: 'ID del trabajo',
    jobStartTime: 'Hora de inicio del trabajo',
    startTime: 'Hora de inicio',
    weekDays: 'Días de la semana',
    workDays: 'Días de trabajo',
    location: 'Lugar',
    airportJob: 'Trabajo de aeropuerto',
    places: 'Plazas',
    freePlaces: 'Plazas libres',
    assignmentType: 'Tipo de asignación',
  },
};
