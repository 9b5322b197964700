import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A switch that submits its form when it is pressed. `text` says its state. Sends nothing while it is locked or busy. */
export const SwitchButton = ({
  label,
  text,
  isOn,
  isBusy,
  lockedBy,
  ...button
}: Pick<ComponentProps<'button'>, 'name' | 'value' | 'form'> & {
  /** What screen readers announce, such as `Site NYC01`. */
  label: string;
  text: string;
  isOn: boolean;
  isBusy: boolean;
  /** The id of the element that explains why it is locked. */
  lockedBy?: string | undefined;
}) => (
  <button
    {...button}
    // A locked switch sends nothing, even before scripts take over the page.
    type={lockedBy ? 'button' : 'submit'}
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    aria-disabled={Boolean(lockedBy) || isBusy || undefined}
    aria-describedby={lockedBy}
    onClick={isBusy ? (event) => event.preventDefault() : undefined}
    className={classNames(
      'flex min-h-11 items-center gap-2 rounded-field px-1 font-semibold',
      lockedBy ? 'cursor-not-allowed opacity-75' : 'cursor-pointer',
    )}
  >
    <span className="text-sm">{text}</span>
    <span
      aria-hidden
      className={classNames(
        'relative h-6 w-11 rounded-full border transition-colors',
        isOn ? 'border-primary bg-primary' : 'border-muted bg-base-200',
      )}
    >
      <span
        className={classNames(
          'absolute top-0.5 size-4.5 rounded-full transition-all',
          isOn ? 'start-[1.3rem] bg-primary-content' : 'bg-muted start-0.5',
        )}
      />
    </span>
  </button>
);
