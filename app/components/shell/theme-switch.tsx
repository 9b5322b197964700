import { useState } from 'react';
import { Select } from '~/app/components/ui/select';
import { useHydrated } from '~/app/components/ui/use-hydrated';

/** `auto` follows the device. */
export type Theme = 'auto' | 'light' | 'dark';
const options: { value: Theme; label: string }[] = [
  { value: 'auto', label: 'Same as device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const yearInSeconds = 365 * 24 * 60 * 60;

/** The theme named by a `Cookie` header. */
export const themeOf = (cookies: string | null): Theme => {
  const named = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1];
  return named === 'light' || named === 'dark' ? named : 'auto';
};

const apply = (theme: Theme) => {
  document.cookie = `theme=${theme}; path=/; max-age=${theme === 'auto' ? 0 : yearInSeconds}; samesite=lax`;
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

/** Lets a reader choose against their device; without JavaScript the device decides. */
export const ThemeSwitch = ({ theme }: { theme: Theme }) => {
  const [chosen, setChosen] = useState(theme);
  if (!useHydrated()) return null;
  return (
    <Select
      label="Colors"
      name="theme"
      className="flex-row! items-center [&>label]:font-normal [&>select]:w-auto"
      options={options}
      value={chosen}
      onChange={(event) => {
        const wanted = event.target.value as Theme;
        setChosen(wanted);
        apply(wanted);
      }}
    />
  );
};
