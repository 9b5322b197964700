import type { jobs as en } from '~/app/copy/en/admin/jobs';

export const jobs: typeof en = {
  fields: {
    jobId: { label: 'ID del trabajo', pasted: 'Job ID' },
    weekDays: { label: 'Días de trabajo', pasted: 'Week Days' },
    startTime: { label: 'Hora de inicio', pasted: 'Start Time (24 horas, HH:MM)' },
    isAirport: {
      label: 'Aeropuerto',
      pasted: 'Airport (Yes o No)',
      input: 'Trabajo de aeropuerto (exige certificación)',
    },
    location: { label: 'Lugar', pasted: 'Location', input: 'Lugar (opcional)' },
    places: {
      label: 'Plazas',
      pasted: 'Places (1 si está vacío)',
      hint: 'Cuántos conductores hacen este mismo trabajo',
    },
  },
  title: 'Editar trabajos',
};
