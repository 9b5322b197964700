import type { ComponentProps } from 'react';
import { classNames } from './class-names';
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
    {...{ label, name, hint, className }}
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

/** A labelled text area, for pastes and reasons. */
export const TextArea = ({
  label,
  name,
  hint,
  error,
  hideLabel,
  className,
  inputClassName,
  ...input
}: FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'> & { inputClassName?: string }) => (
  <Field
    {...{ label, name, hint, className }}
    {...(error && { error })}
    {...(hideLabel && { hideLabel })}
  >
    {(control) => (
      <textarea
        rows={4}
        {...input}
        {...control}
        className={classNames('textarea w-full', inputClassName)}
      />
    )}
  </Field>
);
