import {
  makeFlag,
  makeHours,
  makeId,
  makeNumber,
  makeText,
  makeTime,
} from '~/domain/roster/field-kinds';
import { dayParts } from '~/domain/roster/field-parts';
import type { RosterFields } from '~/domain/roster/roster-field';
import type { Job } from './job';
import {
  maxJobIdLength,
  maxLocationLength,
  maxPaidHours,
  maxPlaces,
  maxWeekDaysLength,
} from './limits';

/** Every field of a job. Pages import the list, so it has no parser (zod); `job-schema.ts` has the schema. */
export const jobFields: RosterFields<Job> = {
  jobId: {
    column: 'JobID',
    pasted: 'Job ID',
    headers:
      'id jobid job jobno jobnumber route routeid routeno routenumber idtrabajo ' +
      'trabajo notrabajo numerotrabajo ruta noruta',
    example: 'J101',
    unique: 'job-id',
    ...makeId({
      most: maxJobIdLength,
      missing: { code: 'job-id-empty' },
      tooLong: { code: 'job-id-too-long', limit: maxJobIdLength },
    }),
  },
  weekDays: {
    column: 'WeekDays',
    pasted: 'Week Days',
    headers: 'weekdays days workdays dias diastrabajo diaslaborales diassemana',
    example: 'Mon-Fri',
    initial: 'Mon-Fri',
    parts: dayParts,
    commas: 6,
    ...makeText({ most: maxWeekDaysLength, missing: { code: 'too-few-job-fields' } }),
  },
  startTime: {
    column: 'StartTime',
    pasted: 'Start Time',
    headers: 'starttime start time reporttime horainicio inicio hora horaentrada entrada',
    example: '06:30',
    initial: '08:00',
    ...makeTime({ code: 'invalid-start-time' }),
  },
  isAirport: {
    column: 'Airport',
    pasted: 'Airport',
    headers: 'airport isairport airportjob aeropuerto trabajoaeropuerto',
    example: 'No',
    ...makeFlag(false, ['airport']),
  },
  location: {
    column: 'Location',
    pasted: 'Location',
    headers: 'location depot terminal place ubicacion lugar deposito',
    example: 'North depot',
    commas: 2,
    isOptional: true,
    ifEmpty: '',
    ...makeText({ most: maxLocationLength }),
  },
  places: {
    column: 'Places',
    pasted: 'Places',
    headers: 'places positions openings headcount plazas puestos vacantes',
    example: '3',
    isOptional: true,
    ifEmpty: 1,
    ...makeNumber({
      least: 1,
      most: maxPlaces,
      wrong: { code: 'invalid-places', most: maxPlaces },
    }),
  },
  endTime: {
    column: 'EndTime',
    pasted: 'End Time',
    headers:
      'endtime end finish finishtime offduty offdutytime stoptime quittime timeoff ' +
      'horafin horafinal fin horasalida salida horatermino',
    example: '15:00',
    isOptional: true,
    ifEmpty: '',
    ...makeTime({ code: 'invalid-end-time' }),
  },
  paidHours: {
    column: 'PaidHours',
    pasted: 'Paid Hours',
    headers: 'paidhours hours payhours hourspaid paidhrs hrs horas horaspagadas horaspago',
    example: '8.5',
    isOptional: true,
    ifEmpty: 0,
    ...makeHours({
      most: maxPaidHours,
      wrong: { code: 'invalid-paid-hours', most: maxPaidHours },
    }),
  },
};
