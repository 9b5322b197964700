import type { jobs as en } from '~/app/copy/en/admin/jobs';

export const jobs: typeof en = {
  startTime: 'Hora de inicio',
  workDays: 'Días de trabajo',
  optionalLocation: 'Lugar (opcional)',
  places: 'Plazas',
  placesHint: 'Cuántos conductores hacen este mismo trabajo',
  airportJob: 'Trabajo de aeropuerto (exige certificación)',
  title: 'Editar trabajos',
  jobId: 'ID del trabajo',
  location: 'Lugar',
  airport: 'Aeropuerto',
  importColumns:
    'Job ID, Week Days, Start Time (24 horas, HH:MM) y, si quiere, Airport (Yes o No), Location y Places (1 si está vacío)',
};
