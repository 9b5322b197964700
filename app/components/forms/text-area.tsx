import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

/** A labelled multi-line text field. */
export const TextArea = ({
  label,
  name,
  hint,
  error,
  hideLabel,
  className,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>) => (
  <Field
    label={label}
    name={name}
    hint={hint}
    className={className}
    {...(error && { error })}
    {...(hideLabel && { hideLabel })}
  >
    {(control) => <textarea rows={3} {...area} {...control} className="textarea w-full" />}
  </Field>
);
