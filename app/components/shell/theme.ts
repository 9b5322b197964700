/** `device` uses the device's setting. */
export type Theme = 'device' | 'light' | 'dark';

/** The theme that the reader chose, from the `Cookie` header; null if none. */
export const chosenTheme = (cookies: string | null): Theme | null =>
  (/(?:^|;\s*)theme=(device|light|dark)(?:;|$)/.exec(cookies ?? '')?.[1] as Theme | undefined) ??
  null;

/** Loaders return `darkMode` for sites that have chosen dark pages. */
export const isDarkSite = (loaded: unknown): boolean =>
  typeof loaded === 'object' && loaded !== null && 'darkMode' in loaded && loaded.darkMode === true;
