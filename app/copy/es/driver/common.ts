import type { common as en } from '~/app/copy/en/driver/common';
import { plural } from '~/app/copy/es/plural';

export const common: typeof en = {
  continue: 'Continuar',
  availableJobs: 'Trabajos disponibles',
  jobId: 'ID del trabajo',
  startTime: 'Hora de inicio',
  daysOfWeek: 'Días de la semana',
  location: 'Lugar',
  driver: 'Conductor',
  password: 'Contraseña',
  employeeId: 'ID de empleado',
  saving: 'Guardando…',
  pastResults: 'Resultados anteriores',
  emailAlerts: 'Avisos por correo',
  backToList: 'Volver a su lista',
  pick: (rank) => `Preferencia ${rank}`,
  picksGone: 'Algunas de sus preferencias ya no se ofrecen',
  whereYouStand: 'Su posición',
  tryAgain: 'Intentar de nuevo',
  shortDays: { Sun: 'dom', Mon: 'lun', Tue: 'mar', Wed: 'mié', Thu: 'jue', Fri: 'vie', Sat: 'sáb' },
  notAvailable: 'N/D',
  cancel: 'Cancelar',
  close: 'Cerrar',
  loading: 'Cargando…',
  places: { airport: 'Aeropuerto', local: 'Local' },
  placeCount: (places) => plural(places, 'plaza', 'plazas'),
};
