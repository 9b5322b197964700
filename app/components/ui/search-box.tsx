import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A search field for a GET form; live with `onChange`, otherwise sent with Enter. */
export const SearchBox = ({
  label,
  className,
  ...input
}: { label: string } & Omit<ComponentProps<'input'>, 'type'>) => (
  <label className={classNames('input w-full', className)}>
    <span className="sr-only">{label}</span>
    <Search className="size-5 shrink-0 opacity-70" aria-hidden="true" />
    <input name="q" autoComplete="off" enterKeyHint="search" {...input} type="search" />
  </label>
);
