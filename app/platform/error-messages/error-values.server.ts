import { serverCopy } from '~/app/copy/copy';
import {
  formatDate,
  formatDateTime,
  formatDaysOfYear,
  formatDeadline,
  formatLongInstant,
  formatWeekDays,
} from '~/app/copy/format-time';
import { getWritingClock } from '~/app/copy/server-copy.server';
import { formatZoneTime } from '~/app/copy/zone-words';
import type { SsoTrouble } from '~/domain/sso/sso-failure';
import type { Deadline } from '~/domain/time/deadline';
import type { AppError, ErrorCode, ErrorOf, WrongField } from './app-error';

const formatClosing = ({ instant, timeZone }: Deadline): string =>
  formatLongInstant(instant, timeZone, getWritingClock());

const atProvider: readonly SsoTrouble[] = [
  ...(['unreachable', 'timeout', 'too-large', 'redirected'] as const),
  ...(['forbidden-address', 'not-openid'] as const),
];

/** Leaves out the details: no person could use them, and no stranger should learn them. */
const findFault = (
  trouble: SsoTrouble,
): 'denied' | 'client-refused' | 'provider-failed' | 'answer-refused' => {
  if (trouble === 'denied' || trouble === 'client-refused') return trouble;
  return atProvider.includes(trouble) ? 'provider-failed' : 'answer-refused';
};

/** The most fields that a text names. */
const fewFields = 10;

const nameField = ({ field, line }: WrongField): string =>
  line === undefined ? field : serverCopy.importErrors.atLine(line, field);

/** What a text is made of, for errors whose own values cannot be shown as they are. */
export const errorValues = {
  'claims-running': ({ closesAt }) => ({ deadline: formatClosing(closesAt) }),
  'cutoff-far': ({ periodId, closesAt, ...rest }) => ({
    ...rest,
    deadline: formatClosing(closesAt),
    week: formatWeekDays(periodId),
  }),
  'cutoff-passed-in-zone': ({ wallTime, timeZone }) => ({
    time: formatDateTime(wallTime, getWritingClock()),
    zone: formatZoneTime(timeZone),
  }),
  'cutoff-soon': ({ closesAt, hours }) => ({ deadline: formatClosing(closesAt), hours }),
  'closure-far': ({ closesAt, weeksAhead }) => ({ deadline: formatClosing(closesAt), weeksAhead }),
  'leave-day-refused': ({ first, last }) => ({ first: formatDate(first), last: formatDate(last) }),
  'leave-overlaps': ({ from, to }) => ({ days: formatDaysOfYear(from, to) }),
  'lists-sealed': ({ until }) => ({
    deadline: until && formatDeadline(until, getWritingClock()),
  }),
  'note-day-refused': ({ first, last }) => ({ first: formatDate(first), last: formatDate(last) }),
  'period-over': ({ periodId }) => ({ days: formatWeekDays(periodId) }),
  'selection-still-open': ({ closesAt }) => ({
    deadline: formatDeadline(closesAt, getWritingClock()),
  }),
  'sso-refused': ({ trouble }) => ({ fault: findFault(trouble) }),
  'wrong-fields': ({ fields }) => ({ fields: fields.slice(0, fewFields).map(nameField) }),
} satisfies { readonly [Code in ErrorCode]?: (error: ErrorOf<Code>) => object };

/** Everything that is wrong, where a text names only the first few. */
export const listDetails = (error: AppError): readonly string[] | undefined => {
  switch (error.code) {
    case 'wrong-fields':
      return error.fields.map(nameField);
    case 'import-errors':
      return serverCopy.importErrors.describeAll(error.errors);
    default:
      return undefined;
  }
};
