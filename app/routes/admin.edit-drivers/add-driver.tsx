import { useState } from 'react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { AddFooter } from '~/app/components/roster/add-footer';
import { PostForm } from '~/app/components/forms/post-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { DriverFields } from './driver-fields';

interface AddDriverProps {
  readonly error: { readonly title: string; readonly text: string } | undefined;
  readonly limit: number;
  readonly count: number;
}

/** The add-driver dialog: the button waits for exactly 7 digits (spec 2). */
export const AddDriver = ({ error, limit, count }: AddDriverProps) => {
  const [employeeId, setEmployeeId] = useState<string | null>(null);
  return (
    <RouteDialog title="Add Driver" closeTo="/admin/edit-drivers">
      <PostForm className="flex flex-col gap-4">
        <ErrorAlert error={error} />
        <TextInput
          label="Employee ID"
          name="employeeId"
          hint="Exactly 7 digits"
          inputMode="numeric"
          maxLength={7}
          pattern="\d{7}"
          required
          inputClassName="font-mono"
          {...(employeeId !== null && { value: employeeId })}
          onChange={(event) => setEmployeeId(event.target.value.replace(/\D/g, '').slice(0, 7))}
        />
        <DriverFields />
        <AddFooter
          addLabel="Add Driver"
          closeTo="/admin/edit-drivers"
          usage={`${count} of ${limit} drivers`}
          isIncomplete={employeeId !== null && employeeId.length !== 7}
        />
      </PostForm>
    </RouteDialog>
  );
};
