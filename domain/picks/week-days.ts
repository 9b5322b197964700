export const shortDayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type WeekDay = (typeof shortDayNames)[number];

export const isWeekDay = (text: string): text is WeekDay =>
  (shortDayNames as readonly string[]).includes(text);

const findDay = (word: string): number =>
  shortDayNames.findIndex((name) => word.slice(0, 3).toLowerCase() === name.toLowerCase());

/**
 * The days named by a text such as `Mon-Fri`, `Sat-Tue`, `Mon, Wed, Fri` or `Tuesday to Thursday`, in the
 * order of the week. Other words are ignored.
 */
export const readWeekDays = (text: string): WeekDay[] => {
  const found = new Set<number>();
  const ranges = text.matchAll(/([a-z]{3,})(?:\s*(?:-|–|—|\bto\b|\bthrough\b)\s*([a-z]{3,}))?/gi);
  for (const [, first = '', last] of ranges) {
    const from = findDay(first);
    if (from < 0) continue;
    const to = last === undefined ? from : findDay(last);
    const length = to < 0 ? 0 : (to - from + 7) % 7;
    for (let ahead = 0; ahead <= length; ahead += 1) found.add((from + ahead) % 7);
  }
  return shortDayNames.filter((_, day) => found.has(day));
};
