import { Field } from '~/app/components/ui/field';
import { typedEmployeeId } from './employee-id';

/** The 7-digit field: a number pad on phones, large figures, digits only while JavaScript is there. */
export const EmployeeIdInput = ({
  value,
  onChange,
  error,
  name = 'employeeId',
}: {
  value: string;
  onChange: (employeeId: string) => void;
  error?: string | undefined;
  name?: string;
}) => (
  <Field label="Employee ID" name={name} hint="7 digits" error={error}>
    {(control) => (
      <input
        {...control}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        placeholder="e.g., 1234567"
        value={value}
        onChange={(event) => onChange(typedEmployeeId(event.target.value))}
        className="input w-full text-xl font-semibold tracking-[0.12em] tabular-nums input-lg placeholder:text-base placeholder:font-normal placeholder:tracking-normal"
      />
    )}
  </Field>
);
