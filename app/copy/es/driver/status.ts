import type { status as en } from '~/app/copy/en/driver/status';
import { plural } from '~/app/copy/es/plural';

export const status: typeof en = {
  title: 'Estado',
  intro:
    'Cómo ha funcionado el sistema y cuándo habrá trabajos de mantenimiento. Las horas son las de su dispositivo.',
  runs: 'El sistema funciona',
  runsText: 'Respondió al abrir esta página.',
  notChecked: 'Todavía no hay comprobaciones.',
  recent: (days) => `Los últimos ${plural(days, 'día', 'días')}`,
  checked: 'Cada minuto, el sistema comprueba que responde y puede guardar.',
  none: 'Ninguna interrupción',
  noneText: 'Todas las comprobaciones desde {since} salieron bien.',
  more: (count) => `y ${plural(count, 'interrupción anterior', 'interrupciones anteriores')}`,
  outage: (minutes) =>
    minutes < 120
      ? plural(minutes, 'minuto', 'minutos')
      : plural(Math.round(minutes / 60), 'hora', 'horas'),
  from: 'Desde',
  length: 'Duración',
  planned: 'Trabajos de mantenimiento',
  plannedText: 'Puede que las páginas no respondan. Las listas guardadas siguen guardadas.',
  nothingPlanned: 'No hay trabajos previstos.',
  lookAgain: 'Comprobar de nuevo',
};
