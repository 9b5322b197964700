import type * as en from '~/app/copy/en/admin/import';
import { getNoun } from '~/app/copy/es/nouns';
import { plural } from '~/app/copy/es/plural';
import type { PartName } from '~/domain/roster/field-parts';
import type { ChangeKind } from '~/domain/roster/kept-change';

const partNames: Readonly<Record<PartName, string>> = {
  first: 'primera parte',
  middle: 'parte del medio',
  last: 'última parte',
  sun: 'domingo',
  mon: 'lunes',
  tue: 'martes',
  wed: 'miércoles',
  thu: 'jueves',
  fri: 'viernes',
  sat: 'sábado',
};

export const importPreview: typeof en.importPreview = {
  title: 'Vista previa de la importación',
  intro: 'Todavía no se guardó nada. Revise lo que va a cambiar y confirme.',
  fromSheet: (name) => `De la hoja “${name}”.`,
  hiddenRows: (count) => `Tiene ${plural(count, 'fila oculta', 'filas ocultas')}.`,
  hiddenTaken: (count) =>
    `Se ${count === 1 ? 'incluye' : 'incluyen'} ${plural(count, 'fila oculta', 'filas ocultas')}.`,
  hiddenLeft: (count) =>
    `Se ${count === 1 ? 'omite' : 'omiten'} ${plural(count, 'fila oculta', 'filas ocultas')}.`,
  counts: (added, changed, unchanged, missing) =>
    `Nuevos: ${added}; con cambios: ${changed}; sin cambios: ${unchanged}; eliminados: ${missing}${missing > 0 ? ' si reemplaza toda la lista' : ''}`,
  nothingToDo: 'La lista ya tiene todas estas filas. No hay nada que importar.',
  added: (count) => `Nuevos (${count})`,
  changed: (count) => `Con cambios (${count})`,
  unchanged: (count) => `Sin cambios (${count})`,
  missing: (count) => `En la lista, pero no en esta importación (${count})`,
  more: (count) => `y ${count} más`,
  line: 'Línea',
  changes: 'Cambios',
  change: (label, from, to) => `${label}: ${from} → ${to}`,
  usesManual: (count) =>
    `De estas filas, ${plural(count, 'tiene', 'tienen')} una asignación manual.`,
  usesDriverLists: (count) =>
    `De estas filas, ${plural(count, 'tiene', 'tienen')} una lista guardada.`,
  usesInLists: (count) =>
    `De estas filas, ${plural(count, 'está', 'están')} en listas de conductores.`,
  clashes: 'Lo que impide esta importación',
  clashesIfKept: 'Lo que impide esta importación mientras se queden las demás filas',
  clashesIfReplaced: 'Lo que impide esta importación si se eliminan las demás filas',
  choice: (noun, count) =>
    `Esta importación no incluye ${plural(count, getNoun(noun).one, getNoun(noun).other)} de la lista. ¿Qué se hace?`,
  keep: 'Conservarlos (solo agregar y cambiar)',
  replace: (noun, count) =>
    `Reemplazar toda la lista (elimina ${plural(count, getNoun(noun).one, getNoun(noun).other)})`,
  removedWith: {
    driver:
      'También se borran las contraseñas, las listas y los correos de los conductores eliminados.',
    job: 'Los trabajos eliminados desaparecen de las listas de los conductores.',
    'vacation week':
      'Las semanas eliminadas desaparecen de las listas de los conductores y se borran sus asignaciones manuales.',
  },
  hiddenMissing: (count) =>
    `${plural(count, 'fila oculta queda', 'filas ocultas quedan')} fuera, así que también se elimina lo que hay ahí.`,
  confirm: 'Confirmar la importación',
  columnsTitle: '¿Qué contiene cada columna?',
  columnsIntro:
    'Algunas columnas de este archivo no se reconocieron. Elija qué contiene cada columna.',
  columnsMissing: (labels) => `Falta: ${labels}`,
  columnsRepeated: (labels) => `Elegido más de una vez: ${labels}`,
  columnsOfRefused: 'Columnas de esta importación',
  columnsOfRefusedIntro: 'Elija “No importar” para una columna que no se puede leer.',
  columnsShown: (ignored) =>
    ignored === '' ? 'Columnas (se importan todas)' : `Columnas (no se importan: ${ignored})`,
  column: (header) => `Columna “${header}”`,
  emptyHeader: (position) => `n.º ${position}`,
  columnHint: (example, isKnown) =>
    [
      ...(example === '' ? [] : [`Ejemplo: ${example}`]),
      ...(isKnown ? ['como se respondió antes'] : []),
    ].join(', '),
  ignore: 'No importar',
  part: (label, part) => `${label}, ${partNames[part]}`,
  wordsTitle: '¿Qué significan?',
  wordsIntro:
    'Estas celdas no se pueden leer tal como están. Elija qué significa cada una. Todavía no se guardó nada.',
  word: (label, word) => `${label}: “${word}”`,
  wordLines: (lines, others) =>
    `${lines.length === 1 ? 'Línea' : 'Líneas'} ${lines.join(', ')}${others > 0 ? ` y ${others} más` : ''}`,
  wordRead: (word, meaning, lines) => `${word} se lee como: ${meaning} (${lines})`,
  columnRead: (header, label) =>
    label === null ? `“${header}” no se importa` : `“${header}” contiene: ${label}`,
  asBefore: (answer) => `${answer}, como se respondió antes`,
  changeWords: 'Cambiar qué significan',
  forget: 'Olvidar las respuestas anteriores',
  choose: 'Elija…',
  leaveEmpty: 'Dejar vacía',
  leaveRowOut: 'Omitir la fila',
  goOn: 'Continuar a la vista previa',
  sheetsTitle: '¿Qué hoja?',
  sheetsIntro:
    'Varias hojas de este libro tienen las columnas de esta lista. Todavía no se guardó nada.',
  sheetChoice: (name, rows) => `“${name}” (${plural(rows, 'fila', 'filas')})`,
  titles: (count, texts) =>
    `Se ${count === 1 ? 'omitió' : 'omitieron'} ${plural(count, 'fila', 'filas')} encima del encabezado: ${texts.map((text) => `“${text}”`).join(', ')}${count > texts.length ? '…' : ''}`,
  ignored: (columns) => `No se importan: ${columns}`,
  repairsTitle: 'Correcciones',
  repairsIntro: 'Marque lo que quiera y lea las filas otra vez.',
  repairsOfRefused: 'Lo que se puede corregir en esta importación',
  repairs: {
    'take-hidden': (count) => `Incluir ${plural(count, 'fila oculta', 'filas ocultas')}`,
    'skip-rows': (count) => `Omitir ${plural(count, 'fila', 'filas')} de totales o vacías`,
    'join-cells': (count) => `Unir ${plural(count, 'celda', 'celdas')} que una coma separa`,
    'pad-ids': (count) =>
      `Completar con ceros ${plural(count, 'ID de empleado', 'ID de empleados')} hasta 7 dígitos`,
    'short-dates': (count) => `Leer ${plural(count, 'fecha', 'fechas')} como mes, día y año`,
    'rank-by-date': (count) =>
      `Numerar ${plural(count, 'conductor', 'conductores')} por fecha de antigüedad (los empates, por número de desempate y después por número de empleado)`,
    'plain-times': (count) => `Leer ${plural(count, 'hora', 'horas')} sin dos puntos`,
  },
  repairExample: (from, to) => `“${from}” queda como “${to}”`,
  lineText: (line, text) => `Línea ${line}: ${text}`,
  headerShown: (line) =>
    line === null ? 'Nombres de las columnas (ninguno)' : `Nombres de las columnas (línea ${line})`,
  headerLine: 'Línea con los nombres de las columnas',
  headerHint: 'Si los nombres ocupan dos líneas, elija la de abajo.',
  headerNone: 'Ninguna: la lista no tiene nombres de columnas',
  readWithLine: 'Leer con esta línea',
  readAgain: 'Leer las filas otra vez',
};

const verbs: Readonly<Record<ChangeKind, string>> = {
  added: 'agregó',
  deleted: 'eliminó',
  changed: 'cambió',
};

export const undoChange: typeof en.undoChange = {
  did: (by, kind, what) => `${by} ${verbs[kind]} ${what}: {time}.`,
  forADay: 'Se puede deshacer durante un día, como todo lo de {recent}.',
  row: (noun, name) => `${getNoun(noun).one} ${name}`,
  rows: (noun, rows) => plural(rows, getNoun(noun).one, getNoun(noun).other),
  ask: 'Deshacer este cambio',
  title: '¿Deshacer este cambio?',
  intro: 'Todavía no se guardó nada. Revise lo que va a volver a su estado anterior y confirme.',
  nothingLeft: 'Todas estas filas se volvieron a cambiar después. No hay nada que deshacer.',
  restored: (count) => `Vuelven a la lista (${count})`,
  restoredNote: {
    driver: 'Sus contraseñas, listas, correos y licencias no se recuperan.',
    job: 'Los conductores que los tenían en su lista los tienen de nuevo.',
    'vacation week':
      'Los conductores que las tenían en su lista las tienen de nuevo. Las asignaciones manuales no se recuperan.',
  },
  changed: (count) => `Vuelven a como estaban (${count})`,
  removed: (count) => `Agregados por el cambio, se eliminan (${count})`,
  kept: (count) => `Con cambios posteriores, quedan como están (${count})`,
  clashes: 'Lo que impide deshacer este cambio',
  confirm: 'Deshacer el cambio',
};

export const recentlyDeleted: typeof en.recentlyDeleted = {
  title: 'Eliminado hace poco',
  shortcut: 'Recuperar lo que se eliminó o cambió en el último día',
  intro:
    'Los cambios de conductores, trabajos y semanas de vacaciones se pueden deshacer durante un día. Antes verá qué vuelve a su estado anterior. No se recuperan las contraseñas, listas, correos, licencias ni asignaciones manuales de lo eliminado.',
  none: 'No hay nada que deshacer.',
  older: 'Cambios anteriores',
  noneHint: 'Lo que se elimina o cambia en una lista queda aquí durante un día.',
  undo: 'Deshacer…',
  bringBack: 'Recuperar…',
  andMore: (names, more) => `${names} y ${more} más`,
  removedTitle: 'Asignaciones manuales eliminadas',
  removedHint:
    'Las de esta semana y las de vacaciones, entre las 3000 entradas más recientes del registro. Si mientras tanto se ocupó el lugar, la página lo dice y pregunta antes. El motivo no se recupera.',
  removedJob: (by, jobId, driver) => `${by} quitó el trabajo ${jobId} a ${driver}: {time}.`,
  removedWeek: (by, weekId, driver) =>
    `${by} quitó la semana de vacaciones ${weekId} a ${driver}: {time}.`,
  assignAgain: 'Asignar de nuevo',
};
