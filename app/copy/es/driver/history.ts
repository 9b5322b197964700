import type * as en from '~/app/copy/en/driver/history';
import { plural } from '~/app/copy/es/plural';

export const history: typeof en.history = {
  none: 'Todavía no ha guardado nada',
  noneHint: 'Cuando guarde su lista, el comprobante aparece aquí.',
  olderSaves: 'Lo guardado antes se conserva, pero no se muestra aquí.',
  jobsTitle: 'Lo que guardó',
  jobsIntro:
    'Cada vez que guardó, con su comprobante y lo que cambió. La última de cada semana es la que cuenta.',
  weeksTitle: 'Vacaciones que guardó',
  weeksIntro:
    'Cada vez que guardó, con su comprobante y lo que cambió. La última es la que cuenta.',
  unchanged: 'La misma lista que antes.',
  added: 'Agregado:',
  addedAs: (id, rank) => `${id} (opción ${rank})`,
  removed: 'Quitado:',
  moved: 'Cambió de lugar:',
  movedTo: (id, from, to) => `${id} (${from} → ${to})`,
  moreChanges: (count) => `y ${count} más`,
  counted: 'Contó',
  counts: 'Cuenta',
};

export const listPrint: typeof en.listPrint = {
  empty: 'La lista está vacía.',
  jobsTitle: 'Imprimir preferencias de trabajo',
  weeksTitle: 'Imprimir preferencias de vacaciones',
  aboutWeeks: 'Primero la semana que más quiere',
  carriedOver: 'Conservada de un período anterior',
  notSaved: 'Sin guardar',
};

export const pastResults: typeof en.pastResults = {
  title: 'Sus resultados anteriores',
  intro: 'Cada semana publicada, y el porqué.',
  none: (year) => `Sin resultados en ${year}`,
  noneHint: 'Cuando se publique una semana, su resultado quedará aquí para siempre.',
  years: 'Años',
  vacations: 'Sus semanas de vacaciones',
  vacationsIntro: 'Lo que obtuvo en cada versión publicada.',
  noVacation: 'Ninguna semana',
  replaced: 'reemplazada por una versión posterior',
  publishedAt: 'Versión {version}, publicada el {time}',
};

export const standing: typeof en.standing = {
  basis:
    'Según todo lo guardado hasta ahora. Puede cambiar con lo que guarden otros conductores, con cambios en la lista de antigüedad y con asignaciones manuales.',
  closedText:
    'Su resultado y los motivos aparecen en su página cuando su administrador publique los resultados.',
  closed: 'La selección cerró',
  noGuaranteeText:
    'En este momento ninguna lista le garantiza un trabajo. Ponga en su lista todos los trabajos que aceptaría.',
  noGuarantee: 'Por ahora no hay garantía',
};

export const status: typeof en.status = {
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
