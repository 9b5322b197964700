import type { jobs as en } from '~/app/copy/en/admin/jobs';

export const jobs: typeof en = {
  startTime: 'Hora de inicio',
  workDays: 'Días de trabajo',
  locationOptional: 'Lugar (opcional)',
  airportJobRequiresCertification: 'Trabajo de aeropuerto (exige certificación)',
  editJobs: 'Editar trabajos',
  jobId: 'ID del trabajo',
  location: 'Lugar',
  airport: 'Aeropuerto',
  jobIdWeekDaysStart:
    'Job ID, Week Days, Start Time (24 horas, HH:MM) y, si quiere, Airport (Yes o No) y Location',
};
