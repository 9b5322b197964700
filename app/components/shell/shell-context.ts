import { createContext, useContext } from 'react';
import type { ShownLogo } from '~/domain/logo/logo';
import type { ShownToast } from './shown-toast';
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
  /** That of the signed-in driver's company. */
  readonly logo?: ShownLogo | undefined;
  /** That of the page's site, where the page knows it. */
  readonly siteName?: string | undefined;
  /** The message that came with a full page load; null after the next one. */
  readonly message: ShownToast | null;
}

export const ShellContext = createContext<Shell>({
  account: null,
  year: null,
  theme: 'device',
  message: null,
});

export const useShell = (): Shell => useContext(ShellContext);
