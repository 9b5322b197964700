import { Form } from '@remix-run/react';
import { SearchBox } from '~/app/components/ui/search-box';

/** Searches while typing; without JavaScript, with Enter. */
export const SearchForm = ({
  label,
  placeholder,
  value,
  onChange,
  status,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
  /** How many were found. */
  status: string;
}) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <Form
      method="get"
      role="search"
      className="w-full sm:w-80"
      onSubmit={(event) => event.preventDefault()}
    >
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
