import type { ReactNode } from 'react';
import { Icon } from '~/app/components/ui/icon';
import { classNames } from './class-names';
import { toneIcons, toneInk, type Tone } from './status-chip';

const surfaces: Record<Tone, string> = {
  neutral: 'bg-base-100 border-base-300',
  info: 'surface-info',
  success: 'surface-success',
  warning: 'surface-warning',
  error: 'surface-error',
};

/**
 * A notice within the page. `live` announces a notice that appears after an action: `assertive` for errors,
 * otherwise `polite`.
 */
export const Alert = ({
  kind,
  title,
  live,
  className,
  children,
}: {
  kind: Tone;
  title?: ReactNode;
  live?: 'polite' | 'assertive';
  className?: string;
  children?: ReactNode;
}) => {
  const role = live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined;
  return (
    <div
      role={role}
      className={classNames('flex gap-3 rounded-box border px-4 py-3', surfaces[kind], className)}
    >
      <Icon
        name={toneIcons[kind]}
        className={classNames('mt-0.5 size-5 shrink-0', toneInk[kind])}
      />
      <div className="min-w-0 flex-1">
        {title && <p className="font-bold">{title}</p>}
        {children && <div className={title ? 'mt-0.5' : undefined}>{children}</div>}
      </div>
    </div>
  );
};
