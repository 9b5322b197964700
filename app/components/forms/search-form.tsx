import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { classNames } from '~/app/components/ui/class-names';
import { LiveSearchBox } from './search-box';

/** A form that searches while the user types; without JavaScript, the user presses Enter. */
export const SearchForm = ({
  name,
  label,
  placeholder,
  value,
  onChange,
  status,
  className = 'sm:w-80',
  statusClassName,
  children,
}: {
  /** The URL parameter, `q` by default. */
  name?: string;
  label: string;
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
  /** Says how many results were found. */
  status: ReactNode;
  className?: string;
  /** For a status that stands elsewhere on the page too. */
  statusClassName?: string;
  /** Hidden fields with the other URL parameters, for a search without JavaScript. */
  children?: ReactNode;
}) => (
  <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 max-sm:flex-1">
    <Form
      method="get"
      role="search"
      className={classNames('w-full', className)}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <LiveSearchBox
        {...(name && { name })}
        label={label}
        placeholder={placeholder}
        value={value}
        onSearch={onChange}
      />
    </Form>
    <p role="status" className={classNames('text-sm text-muted tabular-nums', statusClassName)}>
      {status}
    </p>
  </div>
);
