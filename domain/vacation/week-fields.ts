import { day, makeFlag, makeId, makeNumber } from '~/domain/roster/field-kinds';
import { readDay } from '~/domain/roster/read-cell';
import { pickFields, type RosterFields } from '~/domain/roster/roster-field';
import { fail } from '~/domain/shared/result';
import { maxWeekIdLength, maxSlots } from './limits';
import type { WeekFields } from './vacation-week-schema';

/** Every field of a vacation week that people edit. Pages import the list; `vacation-week-schema.ts` has the schema. */
export const weekFields: RosterFields<WeekFields> = {
  weekId: {
    column: 'WeekID',
    pasted: 'Week ID',
    headers: 'id weekid week weekno weeknumber idsemana semana nosemana numerosemana',
    example: 'W001',
    unique: 'week-id',
    ...makeId({
      most: maxWeekIdLength,
      missing: { code: 'week-id-empty' },
      tooLong: { code: 'week-id-too-long', limit: maxWeekIdLength },
    }),
  },
  startDate: {
    column: 'StartDate',
    pasted: 'Start Date',
    headers: 'startdate start from begins firstday fechainicio inicio desde primerdia',
    example: '2027-01-04',
    ...day,
  },
  endDate: {
    column: 'EndDate',
    pasted: 'End Date',
    headers: 'enddate end to through until lastday fechafin fechafinal fin hasta ultimodia',
    example: '2027-01-10',
    kind: 'day',
    read: (text, { startDate = '' }) => {
      const end = readDay(text);
      return end.ok && end.value < startDate ? fail({ code: 'week-ends-early' }) : end;
    },
  },
  totalSlots: {
    column: 'TotalSlots',
    pasted: 'Total Slots',
    headers: 'totalslots slots totalplaces places cupos totalcupos plazas lugares',
    example: '5',
    ...makeNumber({
      least: 1,
      most: maxSlots,
      digits: 6,
      wrong: { code: 'invalid-slots', most: maxSlots },
    }),
  },
  isClosed: {
    column: 'Closed',
    pasted: 'Closed',
    headers: 'closed isclosed blackout blackedout cerrada cerrado bloqueada',
    example: 'No',
    isOptional: true,
    ...makeFlag(false),
  },
};

/** What people edit of a week as it is stored, without its version. */
export const toWeekFields = (week: WeekFields): WeekFields => pickFields(weekFields, week);
