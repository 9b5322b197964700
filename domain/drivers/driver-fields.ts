import { makeFlag, makeNumber, makeText } from '~/domain/roster/field-kinds';
import { nameParts } from '~/domain/roster/field-parts';
import type { LineProblem } from '~/domain/roster/line-error';
import { readDay } from '~/domain/roster/read-cell';
import type { RosterFields } from '~/domain/roster/roster-field';
import { cleanId, cleanText, cutText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Driver } from './driver';
import {
  employeeIdLength,
  maxNameLength,
  maxNoteLength,
  maxPhoneLength,
  maxSeniority,
  maxTieNumber,
  maxVacationWeeks,
} from './limits';

/** Why a cell cannot be read; the column is named as exports name it. */
const refuseCell = (column: string, text: string, most: number) =>
  fail<LineProblem>({ code: 'unclear-cell', column, found: cutText(text, most) });

/** A text for dispatchers as they wrote it. Nothing of it is cut off. */
const makeFact = (column: string, most: number) => ({
  ...makeText({ most }),
  read: (text: string): Result<string, LineProblem> => {
    const fact = cleanText(text);
    return fact.length > most ? refuseCell(column, fact, maxPhoneLength) : ok(fact);
  },
});

/** Every field of a driver. Pages import the list, so it has no parser (zod); `driver.ts` has the schema. */
export const driverFields: RosterFields<Driver> = {
  employeeId: {
    column: 'EmployeeID',
    pasted: 'Employee ID',
    headers:
      'id employeeid employeeno employeenumber empid empno empnumber badge badgeno ' +
      'badgenumber driverid driverno drivernumber idempleado noempleado ' +
      'numeroempleado numempleado idconductor noconductor numeroconductor',
    example: '1234567',
    unique: 'employee-id',
    kind: 'id',
    most: employeeIdLength,
    padTo: employeeIdLength,
    read: (text) => {
      // A program that takes IDs for numbers may write them with a fraction.
      const employeeId = cleanId(text).replace(/^(\d+)\.0+$/, '$1');
      return /^\d{7}$/.test(employeeId)
        ? ok(employeeId)
        : fail({ code: 'invalid-employee-id', employeeId });
    },
  },
  name: {
    column: 'Name',
    pasted: 'Name',
    headers:
      'name fullname drivername employeename driver nombre nombrecompleto ' +
      'nombreconductor nombreempleado conductor',
    example: 'Jane Smith',
    commas: 2,
    parts: nameParts,
    ...makeText({ most: maxNameLength }),
    read: (text) => {
      const name = cleanText(text);
      if (name === '') return fail({ code: 'too-few-driver-fields' });
      return name.length > maxNameLength
        ? fail({ code: 'name-too-long', limit: maxNameLength })
        : ok(name);
    },
  },
  seniorityNumber: {
    column: 'SeniorityNumber',
    pasted: 'Seniority Number',
    headers:
      'seniority seniorityno senioritynumber seniorityrank rank antiguedad ' +
      'noantiguedad numeroantiguedad numantiguedad',
    example: '1',
    unique: 'seniority-number',
    ...makeNumber({ least: 0, most: maxSeniority, wrong: { code: 'invalid-seniority-number' } }),
  },
  vcStatus: {
    column: 'VCStatus',
    pasted: 'VC',
    headers:
      'vc vcstatus vacationcover vacationcoverage estadovc cubrevacaciones ' +
      'coberturavacaciones',
    example: 'No',
    ...makeFlag(false),
  },
  airportCertified: {
    column: 'AirportCertified',
    pasted: 'Airport',
    headers:
      'airport airportcertified airportcert airportcertification certified aeropuerto ' +
      'certificadoaeropuerto certificacionaeropuerto',
    example: 'Yes',
    ...makeFlag(false),
  },
  isEligible: {
    column: 'Eligible',
    pasted: 'Eligible',
    headers: 'eligible iseligible eligibility elegible',
    vagueHeaders:
      'status employeestatus employmentstatus empstatus driverstatus active isactive estado estatus activo',
    example: 'Yes',
    ...makeFlag(true),
  },
  vacationWeeks: {
    column: 'VacationWeeks',
    pasted: 'Vacation Weeks',
    headers: 'vacationweeks weeks weeksoff semanas semanasvacaciones',
    example: '3',
    isOptional: true,
    ifEmpty: 1,
    ...makeNumber({
      least: 0,
      most: maxVacationWeeks,
      wrong: { code: 'invalid-vacation-weeks', most: maxVacationWeeks },
    }),
  },
  phone: {
    column: 'Phone',
    pasted: 'Phone',
    headers:
      'phone phoneno phonenumber cell cellphone cellno mobile mobileno mobilephone mobilenumber tel ' +
      'telephone contactno contactnumber telefono celular movil numerotelefono numerocelular',
    example: '(555) 010-1234',
    inputMode: 'tel',
    isOptional: true,
    ifEmpty: '',
    ...makeFact('Phone', maxPhoneLength),
  },
  seniorityDate: {
    column: 'SeniorityDate',
    pasted: 'Seniority Date',
    headers: 'senioritydate dateseniority fechaantiguedad',
    vagueHeaders:
      'hiredate hireddate datehire datehired hired doh servicedate dateservice companydate startdate ' +
      'datestarted fechacontratacion fechaingreso fechainicio',
    example: '2019-03-04',
    isOptional: true,
    ifEmpty: '',
    kind: 'day',
    read: (text) => {
      const day = readDay(text, { isPast: true });
      if (day.ok || day.error.code !== 'invalid-week-date') return day;
      return refuseCell('SeniorityDate', text, maxPhoneLength);
    },
  },
  tieNumber: {
    column: 'TieNumber',
    pasted: 'Tie Number',
    headers:
      'tienumber tieno tie tiebreak tiebreaker tiebreakerno lot lotno lotnumber desempate ' +
      'numerodesempate nodesempate sorteo',
    example: '2',
    isOptional: true,
    ifEmpty: '',
    ...makeNumber({
      least: 0,
      most: maxTieNumber,
      wrong: { code: 'invalid-tie-number', most: maxTieNumber },
    }),
  },
  note: {
    column: 'Note',
    pasted: 'Note',
    headers:
      'note notes comment comments remark remarks nota notas comentario comentarios observacion observaciones',
    example: 'Prefers mornings',
    commas: 6,
    isOptional: true,
    ifEmpty: '',
    ...makeFact('Note', maxNoteLength),
  },
};
