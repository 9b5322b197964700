import { fail, ok, type Result } from '~/domain/shared/result';
import { addDays } from '~/domain/time/iso-week';
import { dayMs, minuteMs } from '~/domain/time/time-units';
import { isWallTime } from '~/domain/time/zoned-time';

const pad = (number: number | string | undefined): string => String(number).padStart(2, '0');

/** Minutes as `HH:MM`. The hours may be more than those of a day. */
export const toClock = (minutes: number): string =>
  `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** The day before a spreadsheet's first, which programs write before a time without a day. */
const noDay = /^(?:1899-12-3[01]|1900-01-0[01])[T ](?=\d)/;
const clock = /^(\d{1,2}):([0-5]\d)(?::00(?:\.0+)?Z?)?(?:\s*([ap])\.?\s?(?:m\.?)?)?$/i;

/** A time as `HH:MM`. Also reads `8:05`, `8:05 AM`, `8:05a`, `8:05:00` and fractions of a day; null if it is no time. */
export const readTime = (text: string): string | null => {
  // A spreadsheet's fractions of a day are slightly off the minute.
  if (/^0?\.\d+$/.test(text))
    return toClock(Math.round((Number(text) * dayMs) / minuteMs) % (24 * 60));
  const [, hours, minutes, half] = clock.exec(text.replace(noDay, '')) ?? [];
  if (hours === undefined) return null;
  const hour = Number(hours);
  if (half === undefined) return hour < 24 ? `${pad(hour)}:${minutes}` : null;
  if (hour < 1 || hour > 12) return null;
  return `${pad((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minutes}`;
};

/** Hours such as `8`, `8.25` or `8,5`; null if the text is none, or has more than two decimals. */
export const readHours = (text: string): number | null =>
  /^\d{1,2}(?:[.,]\d{1,2}0*)?$/.test(text) ? Number(text.replace(',', '.')) : null;

/** What the input of a value holds: nothing for hours that are not stated. */
export const showCell = <Value>(kind: string, value: Value): Value | '' =>
  kind === 'hours' && value === 0 ? '' : value;

export interface DayProblem {
  readonly code: 'invalid-week-date' | 'no-such-date' | 'unclear-date';
  /** What the field has. */
  readonly found: string;
}

/** Day 0 of a spreadsheet's serial numbers. They are right from March 1900 on. */
const serialStart = '1899-12-30';

/** A date with an optional time after it, which is ignored. */
const isoDate = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]\S.*)?$/;
const slashDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: \S.*)?$/;
const dottedDate = /^(\d{1,2})[-.](\d{1,2})[-.](\d{4})(?: \S.*)?$/;
/** A date whose order of day, month and year is anyone's guess. */
const otherDate = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?: .*)?$/;

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const spanishMonths = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
/** `4-Jan-27`, `4 Jan 2027`, `4 de enero de 2027`. */
const dayFirst =
  /^(\d{1,2})(?:[-/. ]| de )(\p{L}{3,10})\.?(?:[-/. ,]|, | de )(\d{4}|\d\d)(?: \S.*)?$/u;
/** `Jan 4, 2027`. */
const monthFirst = /^(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?: \S.*)?$/u;
const weekDay = /^\p{L}{3,10}\.?,? +(?=\d{1,2} |\p{L}{3,10}\.? \d)/u;

/** Of years of two digits, those from here on are of the last century, as in spreadsheets. */
const firstOfLastCentury = 30;

/** Which days are read. `isPast`: whether those of the last century are, from 1930 on. */
interface DayRules {
  readonly isPast?: boolean;
}

const addCentury = (year: string, { isPast = false }: DayRules): string => {
  if (year.length === 4) return year;
  return isPast && Number(year) >= firstOfLastCentury ? `19${year}` : `20${year}`;
};

/** A date whose month is a word, as year, month and day; null if it is none. */
const readNamedDate = (text: string, rules: DayRules): readonly [string, string, string] | null => {
  const plain = text.replace(weekDay, '');
  const [, first, named, last] = dayFirst.exec(plain) ?? [];
  const [, month = named, day = first, year = last] = monthFirst.exec(plain) ?? [];
  const start = month?.slice(0, 3).toLowerCase() ?? '';
  const at = Math.max(months.indexOf(start), spanishMonths.indexOf(start));
  if (at < 0 || day === undefined || year === undefined) return null;
  return [addCentury(year, rules), String(at + 1), day];
};

/** A date such as `14.12.2026`, as year, month and day: there is no month 14. Null if both may be the month. */
const readDottedDate = (text: string): readonly [string, string, string] | null => {
  const [, first, second, year] = dottedDate.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return null;
  const [day, month] = Number(first) > 12 ? [first, second] : [second, first];
  return Number(day) > 12 ? [year, month, day] : null;
};

/**
 * A day as `YYYY-MM-DD`, of this century unless the rules say more. Also reads dates with slashes, the month first, ISO dates with
 * a time, dates whose month is a word, and a spreadsheet's serial numbers.
 */
export const readDay = (text: string, rules: DayRules = {}): Result<string, DayProblem> => {
  const found = text.slice(0, 40);
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(text)?.[1];
  const [namedYear, namedMonth, namedDay] =
    readNamedDate(text, rules) ?? readDottedDate(text) ?? [];
  const [, isoYear = namedYear, isoMonth = namedMonth, isoDay = namedDay] =
    isoDate.exec(text) ?? [];
  const [, month = isoMonth, day = isoDay, year = isoYear] = slashDate.exec(text) ?? [];
  if (serial === undefined && year === undefined)
    return fail({ code: otherDate.test(text) ? 'unclear-date' : 'invalid-week-date', found });
  const date =
    serial === undefined
      ? `${year}-${pad(month)}-${pad(day)}`
      : addDays(serialStart, Number(serial));
  if (!isWallTime(`${date}T00:00`)) return fail({ code: 'no-such-date', found });
  const isRead = date.startsWith('20') || (rules.isPast && date >= `19${firstOfLastCentury}`);
  return isRead && date < '2100' ? ok(date) : fail({ code: 'invalid-week-date', found });
};

/** A date whose year has two digits, as Excel in the United States shows it. */
const shortDate = /^(\d{1,2})\/(\d{1,2})\/(\d\d)$/;

/** `1/4/27` as `4-jan-27`, which can only be read in one way; null if it is no such date. */
export const nameMonth = (text: string): string | null => {
  const [, month, day, year] = shortDate.exec(text) ?? [];
  const named = months[Number(month) - 1];
  return named === undefined ? null : `${day}-${named}-${year}`;
};
