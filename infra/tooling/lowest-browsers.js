/** The lowest browsers in which scripts run, for their syntax (README.md). */
export const lowestBrowsers = ['chrome99', 'edge99', 'firefox104', 'safari15.4'];

/**
 * Functions that one of them lacks, and that `app/components/shell/old-browsers.ts` does not fill in. With `object`, it is one
 * of that built-in, otherwise of any object.
 */
export const tooNew = [
  { object: 'AbortSignal', property: 'any' },
  { object: 'Array', property: 'fromAsync' },
  { object: 'Intl', property: 'DurationFormat' },
  { object: 'Intl', property: 'Segmenter' },
  { object: 'Iterator', property: 'from' },
  { object: 'Map', property: 'groupBy' },
  { object: 'Object', property: 'groupBy' },
  { object: 'Promise', property: 'try' },
  { object: 'Promise', property: 'withResolvers' },
  { object: 'RegExp', property: 'escape' },
  { object: 'URL', property: 'canParse' },
  { property: 'checkVisibility' },
  { property: 'isDisjointFrom' },
  { property: 'isSubsetOf' },
  { property: 'isSupersetOf' },
  { property: 'isWellFormed' },
  { property: 'scrollIntoViewIfNeeded' },
  { property: 'startViewTransition' },
  { property: 'symmetricDifference' },
  { property: 'toWellFormed' },
];
