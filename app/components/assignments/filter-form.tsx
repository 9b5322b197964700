import { adminCopy } from '~/app/copy/copy';
import { Form, useSubmit } from '@remix-run/react';
import { Select } from '~/app/components/forms/select';
import { Button } from '~/app/components/ui/button';
import { useHydrated } from '~/app/components/ui/use-hydrated';

/** Filters a table at once when a filter is chosen, or without JavaScript when the form's button is pressed. */
export const FilterForm = ({
  name,
  value,
  options,
  hidden,
}: {
  name: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** The URL's other query parameters. */
  hidden: Readonly<Record<string, string>>;
}) => {
  const submit = useSubmit();
  const isHydrated = useHydrated();
  return (
    <Form method="get" preventScrollReset className="flex items-end gap-2">
      {Object.entries(hidden).map(([field, text]) => (
        <input key={field} type="hidden" name={field} value={text} />
      ))}
      <Select
        label={adminCopy.assignments.show}
        name={name}
        hideLabel
        key={value}
        defaultValue={value}
        options={options}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      />
      {!isHydrated && <Button>{adminCopy.assignments.filter}</Button>}
    </Form>
  );
};
