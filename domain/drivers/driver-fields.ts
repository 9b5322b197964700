import { makeFlag, makeNumber, makeText } from '~/domain/roster/field-kinds';
import { nameParts } from '~/domain/roster/field-parts';
import type { RosterFields } from '~/domain/roster/roster-field';
import { cleanId, cleanText, cutText } from '~/domain/shared/clean-text';
import { fail, ok } from '~/domain/shared/result';
import type { Driver } from './driver';
import {
  employeeIdLength,
  maxNameLength,
  maxPhoneLength,
  maxSeniority,
  maxVacationWeeks,
} from './limits';

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
    isOptional: true,
    ifEmpty: '',
    ...makeText({ most: maxPhoneLength }),
    read: (text) => {
      const phone = cleanText(text);
      return phone.length > maxPhoneLength
        ? fail({ code: 'unclear-cell', column: 'Phone', found: cutText(phone, maxPhoneLength) })
        : ok(phone);
    },
  },
};
