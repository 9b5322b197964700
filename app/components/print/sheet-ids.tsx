import { Form, useSearchParams } from '@remix-run/react';
import { Checkbox } from '~/app/components/forms/checkbox';
import { Button } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { sheetIdsField } from './driver-columns';

/** Prints the same sheet with or without the employee IDs of its drivers. */
export const SheetIds = () => {
  const [query] = useSearchParams();
  const [[field, value] = []] = sheetIdsField.write(true);
  const others = [...query].filter(([name]) => name !== field);
  const hasIds = sheetIdsField.read(query);
  return (
    <Form method="get" className="flex flex-wrap items-start gap-x-4">
      {others.map(([name, text]) => (
        <input key={`${name} ${text}`} type="hidden" name={name} value={text} />
      ))}
      <Checkbox
        key={String(hasIds)}
        name={field}
        value={value}
        defaultChecked={hasIds}
        label={adminCopy.posting.withIds}
        hint={adminCopy.posting.withIdsHint}
      />
      <Button className="ms-9 sm:ms-0">{adminCopy.posting.show}</Button>
    </Form>
  );
};
