import { createContext, useContext } from 'react';
import type { Theme } from './theme';

export interface Account {
  readonly kind: 'driver' | 'admin';
  /** An employee ID or a username. */
  readonly name: string;
}

/** What header and footer show on every page. */
export interface Shell {
  readonly account: Account | null;
  /** Null if the page could not be loaded. */
  readonly year: number | null;
  readonly theme: Theme;
}

export const ShellContext = createContext<Shell>({ account: null, year: null, theme: 'device' });

export const useShell = (): Shell => useContext(ShellContext);
