import { useState } from 'react';
import { Select } from '~/app/components/forms/select';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';
import { productName } from '~/domain/shared/product';
import { useShell } from './shell-context';
import type { Theme } from './theme';

const getOptions = (): { value: Theme; label: string }[] => [
  { value: 'device', label: copy.shell.sameAsDevice },
  { value: 'light', label: copy.shell.light },
  { value: 'dark', label: copy.shell.dark },
];

const yearInSeconds = 365 * 24 * 60 * 60;

const apply = (theme: Theme) => {
  document.cookie = `theme=${theme}; path=/; max-age=${yearInSeconds}; samesite=lax`;
  if (theme === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

/** Lets a reader override the theme of their device and site. Hidden without JavaScript. */
const ThemeSwitch = ({ theme }: { theme: Theme }) => {
  const [chosen, setChosen] = useState<Theme | null>(null);
  if (!useHydrated()) return null;
  return (
    <Select
      label={copy.shell.colors}
      name="theme"
      className="max-w-full flex-row! flex-wrap items-center [&>label]:font-normal [&>select]:w-auto [&>select]:max-w-full"
      options={getOptions()}
      value={chosen ?? theme}
      onChange={(event) => {
        const wanted = event.target.value as Theme;
        setChosen(wanted);
        apply(wanted);
      }}
    />
  );
};

export const Footer = () => {
  const { year, theme } = useShell();
  if (year === null) return null;
  return (
    <footer className="mt-auto border-t border-base-300 print:hidden">
      <div className="shell flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-sm text-muted">
        <p>{copy.shell.rights(year, productName)}</p>
        <ThemeSwitch theme={theme} />
      </div>
    </footer>
  );
};
