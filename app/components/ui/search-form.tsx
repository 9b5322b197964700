import { Form } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import { SearchBox } from './search-box';

/** Searches while typing; without JavaScript, with Enter. */
export const SearchForm = ({
  label,
  placeholder,
  value,
  onChange,
  status,
  className = 'sm:w-80',
  children,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
  /** How many were found. */
  status: string;
  className?: string;
  /** Hidden fields that a search without JavaScript keeps. */
  children?: ReactNode;
}) => {
  const form = useRef<HTMLFormElement>(null);
  // What was typed before JavaScript took over is a search, too.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined).get('q');
    if (typeof typed === 'string' && typed !== '') onChange(typed);
  }, [onChange]);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Form
        ref={form}
        method="get"
        role="search"
        className={classNames('w-full', className)}
        onSubmit={(event) => event.preventDefault()}
      >
        {children}
        <SearchBox
          label={label}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Form>
      <p role="status" className="text-sm text-muted tabular-nums">
        {status}
      </p>
    </div>
  );
};
