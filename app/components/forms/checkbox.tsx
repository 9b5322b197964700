import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';

/**
 * A checkbox and its label, which together are a 44 px target. Sends `on` (or `value`) when checked, nothing otherwise.
 */
export const Checkbox = ({
  label,
  hint,
  className,
  ...input
}: { label: ReactNode; hint?: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'id'>) => {
  const id = useId();
  return (
    <div className={classNames('flex flex-col', className)}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="checkbox checkbox-primary"
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ms-9 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
};

/**
 * A checkbox (or radio button with `type="radio"`) that looks like a chip, for filters such as days of the week.
 * Works without JavaScript.
 */
export const ChipCheckbox = ({
  label,
  type = 'checkbox',
  className,
  ...input
}: { label: ReactNode; type?: 'checkbox' | 'radio' } & Omit<ComponentProps<'input'>, 'type'>) => (
  <label
    className={classNames(
      'inline-flex h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border px-3 text-sm font-semibold has-checked:border-primary has-checked:bg-primary has-checked:text-primary-content has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
      'border-[color-mix(in_oklab,var(--color-base-content)_50%,var(--color-base-100))]',
      className,
    )}
  >
    <input {...input} type={type} className="peer sr-only" />
    <Icon name="check" className="me-1 hidden size-4 peer-checked:inline" />
    {label}
  </label>
);
