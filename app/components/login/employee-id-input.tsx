import { useState } from 'react';
import { Field } from '~/app/components/forms/field';
import { useTypedValue } from '~/app/components/forms/use-typed-value';
import { useAfterPress } from '~/app/components/ui/use-after-press';
import { copy } from '~/app/copy/copy';
import { describeLength, isWrongLength, typedEmployeeId } from './employee-id';

/**
 * The 7-digit field: number pad on phones, large digits, and with JavaScript only digits can be typed. Leaving it says at
 * once if digits are missing.
 */
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
  const [isLeft, setIsLeft] = useState(false);
  const afterPress = useAfterPress();
  const typed = useTypedValue(value, (text) => {
    setIsLeft(false);
    onChange(typedEmployeeId(text));
  });
  const early = isLeft && isWrongLength(value) ? copy.login.wrongLength : undefined;
  return (
    <Field
      label={copy.common.employeeId}
      name={name}
      hint={(error ?? early) ? describeLength(value) : copy.login.sevenDigits}
      error={error ?? early}
    >
      {(control) => (
        <input
          {...control}
          {...typed}
          onBlur={() => afterPress(() => setIsLeft(true))}
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
