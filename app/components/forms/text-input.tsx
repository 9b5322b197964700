import type { ComponentProps } from 'react';
import { classNames } from '~/app/components/ui/class-names';
import { Field, type FieldProps } from './field';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'id'>;

/** A labelled one-line input. `<TextInput label="Name" name="name" error={errors?.name} required />` */
export const TextInput = ({
  label,
  name,
  hint,
  error,
  hideLabel,
  className,
  inputClassName,
  ...input
}: FieldProps & InputProps & { inputClassName?: string }) => (
  <Field
    label={label}
    name={name}
    hint={hint}
    className={className}
    {...(error && { error })}
    {...(hideLabel && { hideLabel })}
  >
    {(control) => (
      <input
        type="text"
        autoComplete="off"
        {...input}
        {...control}
        className={classNames('input w-full', inputClassName)}
      />
    )}
  </Field>
);
