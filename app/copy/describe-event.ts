import type { ActivityEvent } from '~/domain/activity/activity';
import type { Row } from '~/domain/roster/change-list';
import type { FieldText } from './field-texts';

/** One sentence per kind of event. A language without a sentence for an event does not compile. */
export type EventSentences = {
  readonly [Code in ActivityEvent['code']]: (
    event: Extract<ActivityEvent, { code: Code }>,
  ) => string;
};

/** A week as the log keeps it. */
export type WeekFacts = Extract<ActivityEvent, { code: 'week-changed' }>['from'];

export const createDescribeEvent =
  (sentences: EventSentences) =>
  (event: ActivityEvent): string =>
    (sentences[event.code] as (event: ActivityEvent) => string)(event);

/** The IDs of a log entry, with an ellipsis if some were left out. */
export const formatIds = ({ count, ids }: { count: number; ids: readonly string[] }): string =>
  [...ids, ...(ids.length < count ? ['…'] : [])].join(', ');

/** The fields of a row that a sentence has no words of its own for, such as `Note: summer`. */
export const formatFields = (row: Row, texts: Readonly<Record<string, FieldText>>): string[] =>
  Object.entries(row).map(([name, value]) => `${texts[name]?.label ?? name}: ${value}`);

/** A closing time in the site's time zone, such as `2026-11-25 15:00 (America/New_York)`. */
export const formatClosing = (closing: { wallTime: string; timeZone: string }): string =>
  `${closing.wallTime.replace('T', ' ')} (${closing.timeZone})`;

type SiteTime = Parameters<typeof formatClosing>[0];

/** When work is planned, and the note about it. */
export const formatWork = (work: { from: SiteTime; until: SiteTime; note: string }): string =>
  `${formatClosing(work.from)} – ${formatClosing(work.until)}${work.note === '' ? '' : ` (${work.note})`}`;

/** What a number or a switch was and is now, such as `Maximum drivers: 100 → 200`. */
export const formatDifference = (
  { from, to }: { from: boolean | number; to: boolean | number },
  label: string,
  onOff: (isOn: boolean) => string,
): string => {
  const describe = (value: boolean | number) =>
    typeof value === 'number' ? String(value) : onOff(value);
  return `${label}: ${describe(from)} → ${describe(to)}`;
};
