import { useId, type ReactNode } from 'react';
import { adminCopy } from '~/app/copy/copy';

/** A setting that is on or off. Its explanation is on the left; the switch and its state are on the right. */
export const SettingToggle = ({
  label,
  name,
  defaultChecked,
  children,
}: {
  label: string;
  name: string;
  defaultChecked: boolean;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-x-6">
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {label}
        </label>
        <div id={`${id}-hint`} className="max-w-prose text-sm text-muted">
          {children}
        </div>
      </div>
      <label htmlFor={id} className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2">
        <input
          id={id}
          name={name}
          type="checkbox"
          role="switch"
          defaultChecked={defaultChecked}
          aria-label={label}
          aria-describedby={`${id}-hint`}
          className="peer toggle toggle-primary"
        />
        <span className="min-w-7 text-sm font-semibold peer-checked:hidden" aria-hidden="true">
          {adminCopy.settings.off}
        </span>
        <span
          className="hidden min-w-7 text-sm font-semibold peer-checked:inline"
          aria-hidden="true"
        >
          {adminCopy.settings.on}
        </span>
      </label>
    </div>
  );
};
