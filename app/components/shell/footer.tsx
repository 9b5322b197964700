import { productName } from '~/domain/shared/product';
import type { Theme } from './theme';
import { ThemeSwitch } from './theme-switch';

export const Footer = ({ year, theme }: { year: number; theme: Theme }) => (
  <footer className="mt-auto border-t border-base-300 print:hidden">
    <div className="shell flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-sm text-muted">
      <p>
        © {year} {productName}. All rights reserved.
      </p>
      <ThemeSwitch theme={theme} />
    </div>
  </footer>
);
