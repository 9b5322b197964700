import { Link, type LinkProps } from '@remix-run/react';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-names';

const variants = {
  /** Use this variant only once per screen. */
  primary: 'btn-primary',
  secondary: 'border-base-300 bg-base-100 text-base-content hover:bg-base-200',
  ghost: 'btn-ghost',
  danger: 'btn-error',
  /** In place of a primary button while there is nothing to do. */
  rest: 'border-base-300 bg-base-200 text-muted',
} as const;
/** `sm` (35 px) is for dense admin tables only. Drivers wear gloves and need larger buttons. */
const sizes = { sm: 'btn-sm', md: '', lg: 'btn-lg' } as const;

interface Look {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** An icon of 16 px by its name, or another picture. */
  icon?: IconName | ReactElement;
}
const look = ({ variant = 'secondary', size = 'md' }: Look, className?: string) =>
  classNames('btn gap-2 whitespace-nowrap', variants[variant], sizes[size], className);

const showIcon = (icon: Look['icon']) =>
  typeof icon === 'string' ? <Icon name={icon} className="size-4" /> : icon;

/**
 * A button. Submits its form unless `type="button"`. While `busy` it shows `busyText` and ignores presses, but
 * stays focusable.
 */
export const Button = ({
  variant,
  size,
  icon,
  busy = false,
  busyText,
  className,
  children,
  onClick,
  ...rest
}: Look & { busy?: boolean; busyText?: string } & ComponentProps<'button'>) => (
  <button
    aria-disabled={busy || undefined}
    {...rest}
    className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {busy ? (
      <span className="loading loading-sm loading-spinner" aria-hidden="true" />
    ) : (
      showIcon(icon)
    )}
    {busy && busyText ? busyText : children}
  </button>
);

/** A link that looks like a button. For navigation only, never to change data. */
export const LinkButton = ({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: Look & { className?: string } & LinkProps) => (
  <Link
    {...rest}
    className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}
  >
    {showIcon(icon)}
    {children}
  </Link>
);
