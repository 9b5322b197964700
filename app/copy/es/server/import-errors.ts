import type { importErrors as en } from '~/app/copy/en/server/import-errors';
import type { ImportError, LineKey, LineProblem } from '~/domain/roster/line-error';

const describeProblem = (problem: LineProblem): string => {
  switch (problem.code) {
    case 'too-few-driver-fields':
      return 'Faltan datos (se necesitan al menos el ID de empleado, el nombre y el número de antigüedad)';
    case 'too-few-job-fields':
      return 'Faltan datos (se necesitan al menos el ID del trabajo, los días y la hora de inicio)';
    case 'too-few-week-fields':
      return 'Faltan datos (se necesitan el ID de la semana, la fecha de inicio, la fecha de fin y los cupos)';
    case 'unclear-cell':
      return `La columna “${problem.column}” tiene “${problem.found}”, que no se puede leer`;
    case 'name-too-long':
      return `El nombre tiene más de ${problem.limit} caracteres`;
    case 'invalid-employee-id':
      return `El ID de empleado debe tener exactamente 7 dígitos (dice ${problem.employeeId})`;
    case 'invalid-seniority-number':
      return 'Número de antigüedad no válido (no puede ser negativo)';
    case 'no-seniority-date':
      return 'No hay número de antigüedad ni fecha de antigüedad para ordenar';
    case 'job-id-empty':
      return 'Falta el ID del trabajo';
    case 'job-id-too-long':
      return `El ID del trabajo tiene más de ${problem.limit} caracteres`;
    case 'invalid-start-time':
      return 'La hora de inicio no es válida. Use el formato de 24 horas HH:MM';
    case 'invalid-vacation-weeks':
      return `Las semanas de vacaciones deben ser un número de 0 a ${problem.most}`;
    case 'invalid-tie-number':
      return `El número de desempate debe ser un número entero de 0 a ${problem.most}, o quedar vacío`;
    case 'invalid-places':
      return `Las plazas deben ser un número de 1 a ${problem.most}`;
    case 'invalid-end-time':
      return 'La hora de fin no es válida. Use el formato de 24 horas HH:MM, o déjela vacía';
    case 'invalid-paid-hours':
      return `Las horas pagadas deben ser un número de 0 a ${problem.most} con hasta dos decimales, o quedar vacías`;
    case 'week-id-empty':
      return 'Falta el ID de la semana';
    case 'week-id-too-long':
      return `El ID de la semana tiene más de ${problem.limit} caracteres`;
    case 'invalid-week-date':
      return 'La fecha no es válida. Use AAAA-MM-DD, como 2027-01-04';
    case 'no-such-date':
      return `La fecha ${problem.found} no existe. Con diagonales, el mes va primero: 1/31/2027`;
    case 'unclear-date':
      return `La fecha ${problem.found} se puede leer de varias maneras. Use AAAA-MM-DD, como 2027-01-04`;
    case 'week-ends-early':
      return 'La semana termina antes de empezar';
    case 'invalid-slots':
      return `Los cupos deben ser un número de 1 a ${problem.most}`;
  }
};

const keyNames: Readonly<Record<LineKey['of'], string>> = {
  'employee-id': 'El ID de empleado',
  'job-id': 'El ID de trabajo',
  'seniority-number': 'El número de antigüedad',
  'week-id': 'El ID de semana',
};

const describe = (error: ImportError): string => {
  switch (error.code) {
    case 'bad-line':
      return atLine(error.line, describeProblem(error.problem));
    case 'repeated-line': {
      const { of, value } = error.key;
      const rule =
        of === 'job-id' ? 'Hay ID de trabajo repetidos. Cada trabajo debe tener un ID único. ' : '';
      return `Línea ${error.line}: ${rule}${keyNames[of]} ${value} ya está en la línea ${error.firstLine}`;
    }
  }
};

const atLine = (line: number, text: string): string => `Línea ${line}: ${text}`;

const cut = (errors: readonly string[], most: number): string[] => [
  ...errors.slice(0, most),
  ...(errors.length > most ? [`...y ${errors.length - most} errores más`] : []),
];

export const importErrors: typeof en = {
  summarize: (errors) => cut(errors.map(describe), 3).join('\n'),
  describeAll: (errors) => cut(errors.map(describe), 100),
  cut: (errors) => cut(errors, 100),
  atLine,
};
