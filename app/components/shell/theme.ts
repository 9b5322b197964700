/** `device` means the setting of the reader's device. */
export type Theme = 'device' | 'light' | 'dark';

/** The theme that the reader chose, from the `Cookie` header; null if none. */
export const chosenTheme = (cookies: string | null): Theme | null =>
  (/(?:^|;\s*)theme=(device|light|dark)(?:;|$)/.exec(cookies ?? '')?.[1] as Theme | undefined) ??
  null;

/** Whether the site has chosen dark pages. The loaders of the site's pages return that choice as `darkMode`. */
export const isDarkSite = (loaded: unknown): boolean =>
  typeof loaded === 'object' && loaded !== null && 'darkMode' in loaded && loaded.darkMode === true;
