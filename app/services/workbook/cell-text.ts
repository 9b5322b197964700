import { toClock } from '~/domain/roster/read-cell';
import { yesOrNo } from '~/domain/shared/paste';
import { dayMs } from '~/domain/time/time-units';
import type { Cell } from './read-cells';
import type { SheetParts } from './read-parts';
import { isTrue } from './read-xml';
import { refuseMalformed } from './workbook-refusal';

/** What the text of a cell depends on. `hasDays`: whether a date with a time means the day; by default it means the time. */
export type CellContext = Pick<SheetParts, 'strings' | 'formats' | 'is1904'> & {
  readonly hasDays: boolean;
};

/** The serial number of the last day that Excel knows. */
const maxDays = 2_958_465;
const daysUntil1970 = 25_569;
const daysUntil1904 = 1_462;

/** Characters that XML cannot hold are spelled `_x000D_`. */
const unescape = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const toDay = (serial: number): string =>
  new Date(Math.round((serial - daysUntil1970) * dayMs)).toISOString().slice(0, 10);

const daySeconds = dayMs / 1000;

/** Hours and minutes, as spreadsheets show them: seconds are cut off. */
const showTime = (seconds: number): string => toClock(Math.floor(seconds / 60));

const showNumber = ({ value, style }: Cell, { formats, is1904, hasDays }: CellContext): string => {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  const { shows = 'number', digits = 0 } = formats[Number(style ?? 0)] ?? {};
  if (shows !== 'number' && number >= 0 && number <= maxDays) {
    // The fractions of a day are slightly off the second.
    const seconds = Math.round(number * daySeconds);
    if (shows === 'hours') return showTime(seconds);
    const time = seconds % daySeconds;
    if (!hasDays && (shows === 'time' || time > 0)) return showTime(time);
    return toDay(is1904 ? number + daysUntil1904 : number);
  }
  const isWhole = Number.isSafeInteger(number) && number >= 0;
  return isWhole ? String(number).padStart(digits, '0') : String(number);
};

/** The time of `2027-01-04T06:30:00`, `06:29:59.9999` or, as hours, `PT40H30M0.000S`. */
const isoTime = /^(?:PT|[\d-]+T)?(\d+)[:H](\d+)(?:[:M](\d+(?:\.\d+)?))?/;

const showIso = (value: string, hasDays: boolean): string => {
  const [, hours, minutes, seconds = 0] = isoTime.exec(value) ?? [];
  if (hasDays || hours === undefined) return value;
  const total = 3600 * Number(hours) + 60 * Number(minutes) + Math.round(Number(seconds));
  return showTime(value.startsWith('P') ? total : total % daySeconds);
};

/** The text of a cell, as it would be in a paste. An error such as `#N/A` is a text too. */
export const toCellText = (cell: Cell, context: CellContext): string => {
  const { type, value } = cell;
  switch (type) {
    case 's':
      return value === '' ? '' : unescape(context.strings[Number(value)] ?? refuseMalformed());
    case 'inlineStr':
    case 'str':
      return unescape(value);
    case 'b':
      return value === '' ? '' : yesOrNo(isTrue(value));
    case 'd':
      return showIso(value, context.hasDays);
    case 'e':
      return value;
    default:
      return showNumber(cell, context);
  }
};
