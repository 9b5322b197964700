/** `device` follows the device. */
export type Theme = 'device' | 'light' | 'dark';

/** What the person chose, by a `Cookie` header; null if they have not. */
export const chosenTheme = (cookies: string | null): Theme | null =>
  (/(?:^|;\s*)theme=(device|light|dark)(?:;|$)/.exec(cookies ?? '')?.[1] as Theme | undefined) ??
  null;

/** Loaders of a site's pages answer with `darkMode` where the site wants its pages dark. */
export const isDarkSite = (loaded: unknown): boolean =>
  typeof loaded === 'object' && loaded !== null && 'darkMode' in loaded && loaded.darkMode === true;
