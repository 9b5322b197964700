import type { rosterErrors as en } from '~/app/copy/en/server/roster-errors';

export const rosterErrors: typeof en = {
  theListKeptChangingWhile:
    'La lista siguió cambiando mientras usted guardaba. No se guardó nada. Intente de nuevo.',
  invalidEmployeeIds: 'ID de empleado no válidos',
  allEmployeeIdsMustBe: 'Todos los ID de empleado deben tener exactamente 7 dígitos.',
  missingEmployeeId: 'Falta el ID de empleado',
  employeeIdMustBeExactly: 'El ID de empleado debe tener exactamente 7 dígitos.',
  missingName: 'Falta el nombre',
  driverNeedsAName: (employeeId) => `El conductor ${employeeId} necesita un nombre.`,
  invalidSeniorityNumber: 'Número de antigüedad no válido',
  seniorityNumbersCannotBeNegative: 'Los números de antigüedad no pueden ser negativos.',
  duplicateEmployeeId: 'ID de empleado repetido',
  aDriverWithThisEmployee: 'Ya existe un conductor con este ID de empleado.',
  duplicateSeniorityNumber: 'Número de antigüedad repetido',
  seniorityNumberOfDriverIs: (seniorityNumber, employeeId, name, employeeId2) =>
    `El número de antigüedad ${seniorityNumber} del conductor ${employeeId} ya lo tiene ${name} (${employeeId2}).`,
  driverDeleted: 'Conductor eliminado',
  someoneElseDeletedDriverNothing: (employeeId) =>
    `Otra persona eliminó al conductor ${employeeId}. No se guardó nada.`,
  tooManyDrivers: 'Demasiados conductores',
  yourCompanysLimitIsDrivers: (limit, count) =>
    `El límite de su empresa es de ${limit} conductores; con estos serían ${count}. No se guardó nada.`,
  employeeIdIsInUse: (employeeId, siteId) =>
    `El ID de empleado ${employeeId} ya se usa en la sede ${siteId} de su empresa.`,
  invalidJobId: 'ID del trabajo no válido',
  jobIdMustBeSpecified: 'Escriba el ID del trabajo',
  duplicateJobId: 'ID del trabajo repetido',
  aJobWithThisJob: 'Ya existe un trabajo con este ID',
  invalidStartTime: 'Hora de inicio no válida',
  jobInvalidStartTimeFormat: (jobId) =>
    `Trabajo ${jobId}: la hora de inicio no es válida. Use el formato de 24 horas HH:MM`,
  missingWorkDays: 'Faltan los días de trabajo',
  jobNeedsItsWorkDays: (jobId) => `El trabajo ${jobId} necesita sus días de trabajo.`,
  jobDeleted: 'Trabajo eliminado',
  someoneElseDeletedJobNothing: (jobId) =>
    `Otra persona eliminó el trabajo ${jobId}. No se guardó nada.`,
  tooManyJobs: 'Demasiados trabajos',
  yourCompanysLimitIsJobs: (limit, count) =>
    `El límite de su empresa es de ${limit} trabajos; con estos serían ${count}. No se guardó nada.`,
  theTextIsLargerThan: (limitKb) => `El texto pasa de ${limitKb} KB. Péguelo por partes.`,
  thereIsNothingToImport: 'No hay nada que importar: ninguna línea tiene datos.',
  thisFileCannotBeRead:
    'Este archivo no se puede leer como libro de Excel (.xlsx). No se importó nada.',
  someoneElseChanged: (rows) =>
    rows === 1
      ? 'No se guardó nada: otra persona cambió una fila que usted editó. Elija qué valores conservar.'
      : `No se guardó nada: otra persona cambió ${rows} filas que usted editó. Elija qué valores conservar.`,
};
