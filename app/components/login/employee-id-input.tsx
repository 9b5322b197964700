import { useState } from 'react';
import { Field } from '~/app/components/forms/field';
import { useTypedValue } from '~/app/components/forms/use-typed-value';
import { useAfterPress } from '~/app/components/ui/use-after-press';
import { copy } from '~/app/copy/copy';
import { describeLength, employeeIdProblem, isWrongLength, typedEmployeeId } from './employee-id';

/**
 * The 7-digit field: number pad on phones, large digits, and with JavaScript only digits can be typed. Leaving it says at
 * once if digits are missing, and Enter also if all are, because a button that is disabled says nothing.
 */
export const EmployeeIdInput = ({
  value,
  onChange,
  error,
  name = 'employeeId',
  page = 'login',
}: {
  value: string;
  onChange: (employeeId: string) => void;
  error?: string | undefined;
  name?: string;
  page?: 'landing' | 'login';
}) => {
  const [isLeft, setIsLeft] = useState(false);
  const [isEntered, setIsEntered] = useState(false);
  const afterPress = useAfterPress();
  const typed = useTypedValue(value, (text) => {
    setIsLeft(false);
    setIsEntered(false);
    onChange(typedEmployeeId(text));
  });
  const isTold = isEntered || (isLeft && isWrongLength(value));
  const early = isTold ? (employeeIdProblem(value, page) ?? undefined) : undefined;
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
          onKeyDown={({ key }) => key === 'Enter' && setIsEntered(true)}
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
