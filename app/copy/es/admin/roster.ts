import type * as en from '~/app/copy/en/admin/roster';
import type { rosterChanges as english } from '~/app/copy/en/admin/roster';
import { getNoun } from '~/app/copy/es/nouns';
import { plural } from '~/app/copy/es/plural';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

export const roster: typeof en.roster = {
  add: (noun) => `Agregar ${getNoun(noun).one}`,
  selectRow: (id) => `Seleccionar ${id}`,
  editRow: (id) => `Editar ${id}`,
  exportData: 'Exportar datos',
  selectAllShown: (shown) => `Seleccionar los ${shown} que se muestran`,
  edit: 'Editar',
  pasteToImport: 'Pegar para importar',
  pasteHint: (noun, columns) =>
    `Una línea por ${getNoun(noun).one}: ${columns}. Separe con tabuladores, comas, punto y coma o dos espacios. Si el ID ya existe, la línea cambia los datos anteriores. Verá una vista previa antes de que se guarde algo. Si alguna línea tiene un error, no se importa nada.`,
  pasteColumns: (needed, others) =>
    others.length === 0
      ? list.format(needed)
      : `${needed.join(', ')} y, si quiere, ${list.format(others)}`,
  properties: 'Características',
  linesToImport: 'Líneas para importar',
  import: 'Importar',
  importing: 'Importando…',
  allAsText: (count) => `Todo (${count}) como texto`,
  allAsTextHint: 'Este texto tiene las mismas columnas: puede pegarlo de nuevo.',
  beingStored: 'El último cambio aún se está guardando',
  storingText: (percent) =>
    `Usted ve la lista como quedará. Está guardado el ${percent} %; el proceso continúa aunque cierre la página. Hasta entonces, los conductores agregados no pueden iniciar sesión y los eliminados todavía pueden.`,
  copied: 'Copiado al portapapeles',
  copyFailed:
    'No se pudo copiar al portapapeles. Intente de nuevo, o seleccione y copie manualmente.',
  importFromFile: 'Importar un archivo',
  fileHint: (noun) =>
    `Excel (.xlsx) o CSV, hasta 10,000 filas y 2 MB: una fila por ${getNoun(noun).one}. Guarde antes los archivos .xls, .ods o .numbers como .xlsx. Verá una vista previa antes de que se guarde algo. Si alguna fila tiene un error, no se importa nada.`,
  importErrors: 'Errores en la importación',
  allErrors: 'Todos los errores',
  fileTooLarge: 'Este archivo es demasiado grande. Puede tener hasta 2 MB. No se importó nada.',
  fileToImport: 'Archivo de Excel o CSV',
  importFile: 'Importar archivo',
  searchRows: (noun) => `Buscar ${getNoun(noun).other}`,
  noMatch: (noun, search) => `No hay ${getNoun(noun).other} que coincidan con “${search}”.`,
  all: (noun) => `Lista de ${getNoun(noun).other}`,
  select: 'Seleccionar',
  deleteSelected: () => 'Eliminar lo seleccionado',
  pages: 'Páginas',
  empty: '(vacío)',
  conflictTitle: 'Otra persona guardó cambios antes',
  wasDeleted: (noun) => `Otra persona eliminó ${getNoun(noun).the}`,
  keepItDeleted: 'Dejarlo eliminado',
  saveMyChoices: 'Guardar lo que elegí',
  was: (label, shown) => `${label} (antes ${shown})`,
  takeTheirs: (shown) => `Usar el otro valor: ${shown}`,
  keepMine: (shown) => `Conservar el mío: ${shown}`,
  search: 'Buscar…',
  selected: (selected) => plural(selected, 'seleccionado', 'seleccionados'),
  usePlainList: 'Usar la lista sencilla',
  discard: 'Descartar',
  discardTitle: '¿Descartar sus cambios?',
  discardChanges: 'Descartar cambios',
  editTitle: (noun, id) => `Editar ${getNoun(noun).one} ${id}`,
  save: 'Guardar',
  deleteText: (selected, noun) =>
    `¿Seguro que quiere eliminar ${plural(selected, getNoun(noun).one, getNoun(noun).other)}? Se puede deshacer durante un día.`,
  deletion: {
    havePicks: (drivers, selected) => {
      if (selected === 1) return 'Este conductor tiene preferencias, que también se eliminan.';
      return `${drivers} de ellos ${drivers === 1 ? 'tiene' : 'tienen'} preferencias, que también se eliminan.`;
    },
    rankThese: (drivers, selected) =>
      `${plural(drivers, 'conductor tiene', 'conductores tienen')} ${selected === 1 ? 'este trabajo' : 'alguno de estos trabajos'} en su lista.`,
    assignments: (assignments) =>
      assignments === 1
        ? '1 asignación manual dejará de contar.'
        : `${assignments} asignaciones manuales dejarán de contar.`,
    results: (results, selected) =>
      `${results === 1 ? '1 resultado publicado' : `${results} resultados publicados`} ${selected === 1 ? 'lo' : 'los'} ${results === 1 ? 'incluye' : 'incluyen'}. Los resultados publicados no cambian.`,
    jobsThere: 'Después de eliminar, usted elige si la semana publicada también cambia.',
    sealed: 'Las listas están selladas, así que esta página no dice a cuántas afecta.',
    unused: 'No afecta preferencias, asignaciones manuales ni resultados publicados.',
  },
  deleteRows: (selected) => `Eliminar ${selected}`,
  none: (noun) => `No hay ${getNoun(noun).other}.`,
  title: (noun, siteName) => `Editar ${getNoun(noun).other} – ${siteName}`,
  printList: 'Imprimir lista',
  tableView: 'Tabla',
  masterList: 'Lista completa',
  count: (noun, count) => plural(count, getNoun(noun).one, getNoun(noun).other),
  used: (noun, used, limit) => `${used} de ${limit} ${getNoun(noun).other}`,
  delete: 'Eliminar',
  deleteCount: (noun, count) => `Eliminar ${plural(count, getNoun(noun).one, getNoun(noun).other)}`,
  conflictText: (noun, count) =>
    `No se guardó nada: otra persona cambió ${plural(count, getNoun(noun).one, getNoun(noun).other)} que usted editó. Elija qué valores conservar. Sus otros cambios se guardan junto con ellos.`,
  restoreIt: (values) => `Recuperarlo: ${values}`,
  nowAndBefore: (now, before) => `{label}: ahora ${now} (antes ${before})`,
  needsJavaScript: 'Esta tabla necesita JavaScript. {link}: también permite editar y eliminar.',
  notSaved: (noun, count) =>
    `Sus cambios a ${plural(count, getNoun(noun).one, getNoun(noun).other)} no se han guardado.`,
  discardText: (noun, count) =>
    `Sus cambios a ${plural(count, getNoun(noun).one, getNoun(noun).other)} no se han guardado y se perderán. Los datos guardados no cambian.`,
  filled: (filled, skipped) =>
    `Se pegó en ${plural(filled, 'celda', 'celdas')}; todavía no se guarda.${skipped > 0 ? ` No ${skipped === 1 ? 'cupo' : 'cupieron'} ${plural(skipped, 'valor', 'valores')}.` : ''}`,
  saveChanges: 'Guardar cambios',
  saveCount: (count) => `Guardar cambios (${count})`,
  deleteTitle: (noun, count) =>
    count === 1 ? `¿Eliminar ${getNoun(noun).the}?` : `¿Eliminar ${getNoun(noun).other}?`,
  cell: (column, rowId) => `${column} de ${rowId}`,
};

export const drivers: typeof en.drivers = {
  fields: {
    employeeId: { label: 'ID de empleado', hint: 'Exactamente 7 dígitos' },
    name: { label: 'Nombre' },
    seniorityNumber: {
      label: 'Antigüedad',
      input: 'Número de antigüedad',
      hint: 'El menor tiene más antigüedad; cada número una sola vez',
    },
    vcStatus: { label: 'VC', input: 'Es VC' },
    airportCertified: {
      label: 'Aeropuerto',
      input: 'Certificado para aeropuerto',
    },
    isEligible: { label: 'Elegible', pasteHint: 'Yes o No' },
    vacationWeeks: {
      label: 'Semanas',
      pasteHint: '1 si está vacío',
      input: 'Semanas de vacaciones',
      hint: 'Cuántas semanas de vacaciones puede tener el conductor, de 0 a 12',
    },
    phone: { label: 'Teléfono', hint: 'Para sus llamadas; no se le envía nada' },
    seniorityDate: {
      label: 'Fecha de antigüedad',
      hint: 'No decide nada hasta que usted ordene la lista por fecha',
      pasteHint: 'AAAA-MM-DD',
    },
    tieNumber: {
      label: 'Número de desempate',
      hint: 'Entre conductores de la misma fecha, el menor tiene más antigüedad',
    },
    note: { label: 'Nota', hint: 'Solo para despachadores; los conductores nunca la ven' },
  },
  codeHint:
    'Con un código de un solo uso el conductor crea su primera contraseña o una nueva. Vale 24 horas.',
  issueCode: 'Dar un código de un solo uso',
  resetInstead: 'O restablecer la contraseña…',
  resetPassword: 'Restablecer contraseña',
  codeFor: (name) => `Código de un solo uso para ${name}`,
  codeShownOnce: 'Se muestra solo ahora. Anótelo o díctelo al conductor.',
  codeHowTo:
    'En la página de inicio de sesión, después de su ID de empleado, el conductor elige “¿Olvidó su contraseña?” o “Tengo un código de un solo uso” y lo escribe con una contraseña nueva.',
  codeValidity: 'Funciona una sola vez, durante 24 horas. Un código nuevo lo reemplaza.',
  done: 'Listo',
  title: 'Editar conductores',
  resetToCode:
    'Se cierran todas las sesiones del conductor, que necesita un código de un solo uso para crear una contraseña nueva. La contraseña anterior y las preguntas de seguridad no se pueden recuperar.',
  resetToId:
    'Se cierran todas las sesiones del conductor, que después entra solo con su ID de empleado. La contraseña anterior y las preguntas de seguridad no se pueden recuperar.',
};

export const seniority: typeof en.seniority = {
  title: 'Cambiar la antigüedad',
  intro:
    'Dé otro lugar a un conductor: quien tiene el número, y quienes le siguen hasta el primer número libre, reciben el siguiente. O bien ordene toda la lista por las fechas de antigüedad.',
  back: 'Volver a editar conductores',
  whom: 'A quién mover',
  to: 'Número de antigüedad',
  preview: 'Ver qué cambia',
  up: 'Subir uno',
  down: 'Bajar uno',
  closeGaps: 'Cerrar huecos',
  rankByDate: 'Ordenar por fecha',
  changes: (count) =>
    count === 1 ? '1 conductor recibe otro número' : `${count} conductores reciben otro número`,
  now: 'Ahora',
  after: 'Nuevo',
  nothing: 'Nada cambia',
  nothingFor: (name) => `${name} ya tiene ese lugar.`,
  noGaps: 'Los números de antigüedad no tienen huecos.',
  noDates:
    'Ningún conductor tiene fecha de antigüedad. Escriba las fechas en Editar conductores o impórtelas.',
  rankedAlready: 'Los números de antigüedad ya siguen las fechas.',
  undated: (count) =>
    count === 1
      ? '1 conductor sin fecha de antigüedad va después de todos los demás'
      : `${count} conductores sin fecha de antigüedad van después de todos los demás, en el orden de hoy`,
  ties: (count) => `${count} conductores con la misma fecha que otros`,
  tiesNote: 'Primero va el menor número de desempate y después el menor número de empleado.',
  tiedBy: 'Después del anterior por',
  tieBreaks: { 'tie-number': 'número de desempate', 'employee-id': 'número de empleado' },
  cannotBeStored: 'No se puede guardar',
  store: (count) => (count === 1 ? 'Guardar 1 número nuevo' : `Guardar ${count} números nuevos`),
  link: 'Cambiar la antigüedad…',
  linkText: 'Pone al conductor en otro lugar; los demás se mueven uno.',
};

export const jobs: typeof en.jobs = {
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
    endTime: {
      label: 'Hora de fin',
      pasteHint: 'HH:MM, puede quedar vacía',
      input: 'Hora de fin (opcional)',
      hint: 'Es del día siguiente si no es posterior al inicio',
    },
    paidHours: {
      label: 'Horas pagadas',
      pasteHint: 'puede quedar vacía',
      input: 'Horas pagadas (opcional)',
      hint: 'Por día, como 8 o 8.25; 0 si no se indican',
    },
  },
  title: 'Editar trabajos',
};

export const vacationWeeks: typeof en.vacationWeeks = {
  fields: {
    weekId: { label: 'ID de la semana' },
    startDate: { label: 'Fecha de inicio' },
    endDate: { label: 'Fecha final', pasteHint: 'YYYY-MM-DD' },
    totalSlots: { label: 'Cupos' },
    isClosed: {
      label: 'Cerrada',
      hint: 'No se puede pedir ni asignar, por ejemplo por feriados',
      pasteHint: 'No si está vacío',
    },
  },
  closeForHolidays: 'Cerrar por feriados',
  generateYear: 'Generar un año',
  deletePastWeeks: (past) => `Eliminar semanas pasadas (${past})`,

  title: 'Editar semanas de vacaciones',
  tableView: 'Tabla',
  masterList: 'Lista completa',
};

export const jobTemplates: typeof en.jobTemplates = {
  title: 'Plantillas',
  intro:
    'Listas de trabajos para una temporada o una semana festiva. Al usar una, primero se muestra una vista previa, en la que puede reemplazar toda la lista.',
  saved: (count, by) => `${plural(count, 'trabajo', 'trabajos')}; la guardó ${by}: {time}`,
  use: 'Usar',
  useOf: (name) => `Usar la plantilla ${name}`,
  deleteOf: (name) => `Eliminar la plantilla ${name}`,
  deleteTitle: (name) => `¿Eliminar la plantilla «${name}»?`,
  deleteText: (count) =>
    `Se pierde su lista de ${plural(count, 'trabajo', 'trabajos')}. Los trabajos de su sede quedan como están.`,
  deleteNow: 'Eliminar la plantilla',
  name: 'Nombre de una plantilla nueva',
  nameExample: 'Invierno',
  nameHint: 'Una plantilla con el mismo nombre se reemplaza.',
  save: (jobs) => `Guardar los ${plural(jobs, 'trabajo actual', 'trabajos actuales')}`,
};

export const rosterChanges: typeof english = {
  title: (version) => `Trabajos y conductores distintos de la versión ${version}`,
  text: 'La versión nueva los toma como están ahora.',
  jobsAdded: (count) => `Trabajos agregados (${count})`,
  jobsChanged: (count) => `Trabajos cambiados (${count})`,
  jobsDeleted: (count) => `Trabajos eliminados (${count})`,
  driversAdded: (count) => `Conductores agregados (${count})`,
  driversChanged: (count) => `Conductores cambiados (${count})`,
  driversRemoved: (count) => `Conductores quitados (${count})`,
  lostBy: (drivers) =>
    drivers === 0
      ? 'nadie lo tiene'
      : drivers === 1
        ? 'el conductor que lo tiene lo pierde'
        : `los ${drivers} conductores que lo tienen lo pierden`,
  unnamed: (drivers) =>
    `${plural(drivers, 'conductor', 'conductores')} sin nombre por un borrado de datos`,
  more: (rows) => `y ${rows} más`,
  facts: {
    startTime: 'hora',
    endTime: 'fin',
    paidHours: 'horas pagadas',
    weekDays: 'días',
    location: 'lugar',
    isAirport: 'requiere certificación de aeropuerto',
    places: 'plazas',
    name: 'nombre',
    seniorityNumber: 'número de antigüedad',
    isEligible: 'elegible',
    airportCertified: 'certificación de aeropuerto',
    vcStatus: 'VC',
    onVacation: 'de vacaciones',
    onLeave: 'de licencia',
    usualJob: 'trabajo que cubrir',
  },
  none: 'ninguno',
};
