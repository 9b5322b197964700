import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

/** A labelled select. `<Select label="Show" name="show" options={[{ value: 'all', label: 'All' }]} />` */
export const Select = ({
  label,
  name,
  hint,
  error,
  hideLabel,
  className,
  options,
  ...select
}: FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'children'> & {
    options: readonly { value: string; label: string; disabled?: boolean }[];
  }) => (
  <Field
    label={label}
    name={name}
    hint={hint}
    className={className}
    {...(error && { error })}
    {...(hideLabel && { hideLabel })}
  >
    {(control) => (
      <select {...select} {...control} className="select w-full">
        {options.map(({ value, label: text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
