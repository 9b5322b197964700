import { useId, type ReactNode } from 'react';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  /** Shown next to the field and announced by screen readers. */
  error?: string | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  className?: string | undefined;
}

/**
 * Label, hint and error around one control. `<Field label="…" name="…">{(control) => <input {...control} />}</Field>`
 */
export const Field = ({
  label,
  name,
  hint,
  error,
  hideLabel = false,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {children({
        id,
        name,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} role="alert" className="flex gap-1.5 text-sm font-medium text-error-ink">
          <Icon name="circle-exclamation-point" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
};
