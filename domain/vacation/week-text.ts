import { cleanText } from '~/domain/shared/clean-text';
import { readPaste, tabbed, withoutHeader, type PasteError } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import { isWallTime } from '~/domain/shared/zoned-time';
import type { VacationWeek } from './vacation-week';
import { mostSlots } from './limits';
import type { WeekFields } from './week-list';

const header = ['WeekID', 'StartDate', 'EndDate', 'TotalSlots'];
const isHeader = (fields: readonly string[]): boolean => /week ?id/i.test(fields.join(' '));

const isDay = (text: string): boolean => isWallTime(`${text}T00:00`);

/** Tab-separated, the columns of the import: out and in again is the identity. */
export const weeksToText = (weeks: readonly VacationWeek[]): string =>
  tabbed([
    header,
    ...weeks.map((week) => [week.weekId, week.startDate, week.endDate, String(week.totalSlots)]),
  ]);

const parseFields = (fields: readonly string[]): Result<WeekFields, string> => {
  const [rawId = '', startDate = '', endDate = '', slots = ''] = fields;
  if (fields.length < 4)
    return fail('Not enough data (need Week ID, Start Date, End Date, and Total Slots)');
  const weekId = cleanText(rawId);
  if (weekId === '') return fail('Week ID cannot be empty');
  if (weekId.length > 20) return fail('Week ID is longer than 20 characters');
  if (!isDay(startDate) || !isDay(endDate))
    return fail('Invalid date. Use YYYY-MM-DD, such as 2027-01-04');
  if (endDate < startDate) return fail('The week ends before it starts');
  const totalSlots = /^\d{1,6}$/.test(slots) ? Number(slots) : 0;
  if (totalSlots < 1 || totalSlots > mostSlots)
    return fail(`Total Slots must be a number from 1 to ${mostSlots}`);
  return ok({ weekId, startDate, endDate, totalSlots });
};

/** Reads a paste of weeks. Every bad line is named; one bad line refuses the paste whole. */
export const parseWeekText = (text: string): Result<WeekFields[], PasteError> => {
  const pasted = readPaste(text);
  if (!pasted.ok) return pasted;
  const lines = withoutHeader(pasted.value, isHeader);
  if (!lines.ok) return lines;
  const errors: string[] = [];
  const weeks: WeekFields[] = [];
  for (const { number, fields } of lines.value) {
    const parsed = parseFields(fields);
    if (parsed.ok) weeks.push(parsed.value);
    else errors.push(`Line ${number}: ${parsed.error}`);
  }
  return errors.length > 0 ? fail({ code: 'import-errors', lines: errors }) : ok(weeks);
};
