import type { jobs as en } from '~/app/copy/en/admin/jobs';

export const jobs: typeof en = {
  fields: {
    jobId: { label: 'ID del trabajo' },
    weekDays: { label: 'Días de trabajo' },
    startTime: { label: 'Hora de inicio', pasteHint: '24 horas, HH:MM' },
    isAirport: {
      label: 'Aeropuerto',
      pasteHint: 'Yes o No',
      input: 'Trabajo de aeropuerto (exige certificación)',
    },
    location: { label: 'Lugar', input: 'Lugar (opcional)' },
    places: {
      label: 'Plazas',
      pasteHint: '1 si está vacío',
      hint: 'Cuántos conductores hacen este mismo trabajo',
    },
  },
  title: 'Editar trabajos',
};
