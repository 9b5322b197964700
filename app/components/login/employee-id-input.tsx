import { copy } from '~/app/copy/copy';
import { Field } from '~/app/components/forms/field';
import { useTypedValue } from '~/app/components/forms/use-typed-value';
import { typedEmployeeId } from './employee-id';

/** The 7-digit field: number pad on phones, large digits, and with JavaScript only digits can be typed. */
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
}) => {
  const typed = useTypedValue(value, (text) => onChange(typedEmployeeId(text)));
  return (
    <Field label={copy.common.employeeId} name={name} hint={copy.login.sevenDigits} error={error}>
      {(control) => (
        <input
          {...control}
          {...typed}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          placeholder={copy.login.exampleId}
          className="input w-full text-xl font-semibold tracking-[0.12em] tabular-nums input-lg placeholder:text-base placeholder:font-normal placeholder:tracking-normal"
        />
      )}
    </Field>
  );
};
