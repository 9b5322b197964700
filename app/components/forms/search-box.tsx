import type { ComponentProps, Ref } from 'react';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { useTypedValue } from './use-typed-value';

type SearchBoxProps = { label: string } & Omit<ComponentProps<'input'>, 'type' | 'ref'>;

/** A search field in a GET form, submitted with Enter. */
export const SearchBox = ({
  label,
  className,
  inputRef,
  ...input
}: SearchBoxProps & { inputRef?: Ref<HTMLInputElement> }) => (
  <label className={classNames('input w-full', className)}>
    <span className="sr-only">{label}</span>
    <Icon name="search" className="size-5 shrink-0 opacity-70" />
    <input
      name="q"
      autoComplete="off"
      enterKeyHint="search"
      {...input}
      ref={inputRef}
      type="search"
    />
  </label>
);

/** A search field that filters while the user types. */
export const LiveSearchBox = ({
  value,
  onSearch,
  ...box
}: SearchBoxProps & { value: string; onSearch: (search: string) => void }) => {
  const { ref, ...typed } = useTypedValue(value, onSearch);
  return <SearchBox {...box} {...typed} inputRef={ref} />;
};
