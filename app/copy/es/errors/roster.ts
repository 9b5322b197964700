import type * as en from '~/app/copy/en/errors/roster';
import { roster as adminRoster } from '~/app/copy/es/admin/roster';
import { importErrors } from '~/app/copy/es/server/import-errors';
import { common } from '~/app/copy/es/server/requests';

export const erasure: typeof en.erasure = {
  'no-erasure-with-master-password':
    'Con la contraseña maestra no se puede borrar a nadie. Inicie sesión con su propia cuenta.',
  'other-id-typed': 'Los dos ID de empleado no coinciden.',
  'erasure-running': ({ number }) =>
    `Los datos de este conductor ya se están borrando, con el número ${number}.`,
  'driver-being-erased':
    'Se están borrando los datos de un conductor. Publique los intercambios cuando la página “Borrar los datos de un conductor” muestre que terminó.',
};

export const roster: typeof en.roster = {
  'list-being-stored.title': adminRoster.beingStored,
  'list-being-stored': ({ done, total }) =>
    `Todavía se está guardando un cambio grande de esta lista (${Math.floor((100 * done) / total)} %). No se guardó nada de lo suyo. Intente de nuevo en un minuto.`,
  'invalid-employee-ids.title': ({ employeeIds }) =>
    employeeIds.length > 1
      ? 'ID de empleado no válidos'
      : employeeIds[0] === ''
        ? 'Falta el ID de empleado'
        : common.invalidEmployeeId,
  'invalid-employee-ids': ({ employeeIds }) =>
    employeeIds.length > 1
      ? 'Todos los ID de empleado deben tener exactamente 7 dígitos.'
      : 'El ID de empleado debe tener exactamente 7 dígitos.',
  'driver-without-name.title': 'Falta el nombre',
  'driver-without-name': ({ employeeId }) => `El conductor ${employeeId} necesita un nombre.`,
  'invalid-seniority-numbers.title': 'Número de antigüedad no válido',
  'invalid-seniority-numbers': 'Los números de antigüedad no pueden ser negativos.',
  'seniority-number-taken.title': 'Número de antigüedad repetido',
  'seniority-number-taken': ({ employeeId, seniorityNumber, by }) =>
    `El número de antigüedad ${seniorityNumber} del conductor ${employeeId} ya lo tiene ${by ? `${by.name} (${by.employeeId})` : 'otro conductor'}.`,
  'driver-gone.title': 'Conductor eliminado',
  'driver-gone': ({ employeeId }) =>
    `Otra persona eliminó al conductor ${employeeId}. No se guardó nada.`,
  'too-many-drivers.title': 'Demasiados conductores',
  'too-many-drivers': ({ limit, count }) =>
    `El límite de su empresa es de ${limit} conductores; con estos serían ${count}. No se guardó nada.`,
  'missing-job-id.title': 'ID del trabajo no válido',
  'missing-job-id': 'Escriba el ID del trabajo',
  'duplicate-job-id.title': 'ID del trabajo repetido',
  'duplicate-job-id': 'Ya existe un trabajo con este ID',
  'invalid-start-time.title': 'Hora de inicio no válida',
  'invalid-start-time': ({ jobId }) =>
    `Trabajo ${jobId}: la hora de inicio no es válida. Use el formato de 24 horas HH:MM`,
  'job-without-days.title': 'Faltan los días de trabajo',
  'job-without-days': ({ jobId }) => `El trabajo ${jobId} necesita sus días de trabajo.`,
  'invalid-vacation-weeks.title': 'Número de semanas de vacaciones no válido',
  'invalid-vacation-weeks': ({ employeeId, most }) =>
    `El conductor ${employeeId} necesita un número de semanas de vacaciones de 0 a ${most}`,
  'invalid-seniority-date.title': 'Fecha de antigüedad no válida',
  'invalid-seniority-date': ({ employeeId }) =>
    `La fecha de antigüedad del conductor ${employeeId} no se puede leer. Use AAAA-MM-DD, por ejemplo 2019-03-04, o déjela vacía.`,
  'invalid-tie-number.title': 'Número de desempate no válido',
  'invalid-tie-number': ({ employeeId, most }) =>
    `El número de desempate del conductor ${employeeId} debe ser un número entero de 0 a ${most}, o quedar vacío.`,
  'invalid-places.title': 'Número de plazas no válido',
  'invalid-places': ({ jobId, most }) =>
    `El trabajo ${jobId} necesita un número de plazas de 1 a ${most}`,
  'invalid-end-time.title': 'Hora de fin no válida',
  'invalid-end-time': ({ jobId }) =>
    `Trabajo ${jobId}: la hora de fin no es válida. Use el formato de 24 horas HH:MM, o déjela vacía`,
  'invalid-paid-hours.title': 'Horas pagadas no válidas',
  'invalid-paid-hours': ({ jobId, most }) =>
    `El trabajo ${jobId} necesita horas pagadas de 0 a ${most} con hasta dos decimales, o ninguna`,
  'job-gone.title': 'Trabajo eliminado',
  'job-gone': ({ jobId }) => `Otra persona eliminó el trabajo ${jobId}. No se guardó nada.`,
  'too-many-jobs.title': 'Demasiados trabajos',
  'too-many-jobs': ({ limit, count }) =>
    `El límite de su empresa es de ${limit} trabajos; con estos serían ${count}. No se guardó nada.`,
  'nothing-to-undo.title': 'No hay nada que deshacer',
  'nothing-to-undo':
    'El último cambio de varias filas ya se deshizo, o se hizo hace más de un día. No se guardó nada.',
};

export const takenEmployeeIds: typeof en.takenEmployeeIds = {
  title: 'ID de empleado repetido',
  'duplicate-employee-id': 'Ya existe un conductor con este ID de empleado.',
  'employee-id-at-other-site': ({ employeeId, siteId }) =>
    `El ID de empleado ${employeeId} ya se usa en ${siteId === null ? 'otra sede' : `la sede ${siteId}`} de su empresa.`,
};

export const imports: typeof en.imports = {
  title: adminRoster.importErrors,
  'paste-too-large': ({ limitKb }) => `El texto pasa de ${limitKb} KB. Péguelo por partes.`,
  'file-too-long': ({ most }) =>
    `Este archivo tiene más de ${most.toLocaleString('en-US')} líneas. Impórtelo por partes. No se importó nada.`,
  'paste-empty': 'No hay nada que importar: ninguna línea tiene datos.',
  'workbook-unreadable':
    'Este archivo no se puede leer como libro de Excel (.xlsx) ni como texto (.csv). No se importó nada.',
  'workbook-other-kind': ({ kind }) =>
    ({
      xls: 'Este libro tiene el formato de Excel anterior a 2007 (.xls), o está protegido con contraseña. Ábralo en Excel y elija Guardar como, “Libro de Excel (.xlsx)”, sin contraseña. No se importó nada.',
      xlsb: 'Este es un libro binario (.xlsb). Ábralo en Excel y elija Guardar como, “Libro de Excel (.xlsx)”. No se importó nada.',
      ods: 'Esta es una hoja de cálculo OpenDocument (.ods). Ábrala y elija Guardar como, “Excel 2007-365 (.xlsx)”. No se importó nada.',
      numbers:
        'Esta es una hoja de cálculo de Apple Numbers (.numbers). Ábrala, elija Archivo, Exportar a, Excel, e importe el archivo .xlsx. No se importó nada.',
      markup:
        'Este archivo es una página web o XML con nombre de libro. Ábralo en Excel y elija Guardar como, “Libro de Excel (.xlsx)”. No se importó nada.',
      slk: 'Este es un archivo de vínculo simbólico (.slk). Ábralo en Excel y elija Guardar como, “Libro de Excel (.xlsx)”. No se importó nada.',
      dif: 'Este es un archivo de intercambio de datos (.dif). Ábralo en Excel y elija Guardar como, “Libro de Excel (.xlsx)”. No se importó nada.',
    })[kind],
  'workbook-too-large': ({ limit }) =>
    ({
      file: adminRoster.fileTooLarge,
      unpacked:
        'Este libro contiene demasiado: su hoja, sus textos y sus formatos pueden tener hasta 10 MB descomprimidos. No se importó nada.',
      texts:
        'Los textos de esta hoja son demasiado largos: juntos pueden tener hasta 2 millones de caracteres. No se importó nada.',
    })[limit],
  'cell-out-of-reach': ({ sheet, cell }) =>
    `La celda ${cell} de la hoja “${sheet}” tiene un valor, pero solo se pueden importar 10,000 filas y las columnas A a BH. Quite lo que no pertenece a la lista. No se importó nada.`,
  'formula-without-result': ({ sheet, cell }) =>
    `La celda ${cell} de la hoja “${sheet}” tiene una fórmula sin resultado. Abra y guarde el libro en Excel e impórtelo otra vez. No se importó nada.`,
  'sheet-empty': ({ sheet }) => `La hoja “${sheet}” está vacía. No se importó nada.`,
  'columns-unclear': 'Elija exactamente una columna para cada dato necesario. No se importó nada.',
  'words-unclear': 'Elija qué significa cada una. No se importó nada.',
  'all-rows-hidden':
    'La hoja oculta todas las filas de la lista. Incluya las filas ocultas o muéstrelas en Excel.',
  'import-adjusted':
    'Usted cambió cómo se lee el archivo; por eso todavía no se importó nada. Revise lo que se muestra ahora antes de continuar.',
  'all-rows-left-out': 'Se omitieron todas las filas; no hay nada que importar.',
  'numbers-missing':
    'Ninguna fila tiene número de antigüedad. Haga numerar a los conductores por fecha de antigüedad aquí abajo, o importe una columna de números.',
  'import-errors': ({ errors }) => importErrors.summarize(errors),
};
