import type { ReactNode } from 'react';
import { Icon } from '~/app/components/ui/icon';
import { classNames } from './class-names';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

export const toneIcons = {
  neutral: 'circle',
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-exclamation-point',
  error: 'circle-exclamation-point',
} as const;

export const toneInk: Record<Tone, string> = {
  neutral: 'text-muted',
  info: 'text-info-ink',
  success: 'text-success-ink',
  warning: 'text-warning-ink',
  error: 'text-error-ink',
};
const surfaces: Record<Tone, string> = {
  neutral: 'bg-base-200 border-base-300 text-base-content',
  info: 'surface-info text-info-ink',
  success: 'surface-success text-success-ink',
  warning: 'surface-warning text-warning-ink',
  error: 'surface-error text-error-ink',
};
const chip =
  'inline-flex max-w-full items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold';

/** A status as a word with an icon; the color only repeats it. `<StatusChip tone="success">Open</StatusChip>` */
export const StatusChip = ({
  tone,
  icon,
  className,
  children,
}: {
  tone: Tone;
  /** Replaces the tone's default icon. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <span className={classNames(chip, surfaces[tone], className)}>
    {icon ?? <Icon name={toneIcons[tone]} className="size-4 shrink-0" />}
    <span className="truncate">{children}</span>
  </span>
);

/** A small label such as "Airport" or a count. Not for a status, so it has no icon. */
export const Badge = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span
    className={classNames(
      'inline-flex items-center rounded-md border border-base-300 bg-base-200 px-1.5 text-xs leading-5 font-semibold tabular-nums',
      className,
    )}
  >
    {children}
  </span>
);
