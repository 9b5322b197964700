import { Link, type LinkProps } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import { bottomSheet } from './bottom-sheet';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { useDismiss } from './use-dismiss';

const entry =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 text-start font-medium hover:bg-base-200';

interface EntryLook {
  readonly icon: IconName;
  /** Whether it takes something back. */
  readonly isDanger?: boolean;
}

const EntryIcon = ({ icon, isDanger = false }: EntryLook) => (
  <Icon
    name={icon}
    className={classNames('size-5 shrink-0 sm:size-4', isDanger ? 'text-error-ink' : 'text-muted')}
  />
);

/** An entry of a menu that leads to a page, or downloads a file. */
export const MenuLink = ({ icon, isDanger = false, children, ...link }: EntryLook & LinkProps) => (
  <Link {...link} className={classNames(entry, isDanger && 'text-error-ink')}>
    <EntryIcon icon={icon} isDanger={isDanger} />
    {children}
  </Link>
);

/** An entry of a menu that submits its form. */
export const MenuButton = ({ icon, children, ...button }: EntryLook & ComponentProps<'button'>) => (
  <button {...button} className={entry}>
    <EntryIcon icon={icon} />
    {children}
  </button>
);

/** A button, by default with three dots, that opens a list of entries, also without JavaScript. On phones the list is a sheet. */
export const Menu = ({
  label,
  icon = 'ellipsis',
  className,
  children,
}: {
  label: string;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}) => {
  const details = useDismiss();
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details ref={details} className={classNames('relative', className)}>
      <summary
        className="btn btn-square list-none border-base-300 bg-base-100 [&::-webkit-details-marker]:hidden"
        aria-label={label}
        title={label}
      >
        <Icon name={icon} className="size-5" />
      </summary>
      {/* A chosen entry closes the menu; Escape and a click elsewhere do so too. */}
      <div
        role="presentation"
        onClick={(event) => {
          if ((event.target as Element).closest('a, button')) close();
        }}
        className={`absolute end-0 top-full z-30 mt-1 flex w-max max-w-xs min-w-60 flex-col rounded-box border border-base-300 bg-base-100 p-1 shadow-xl max-sm:max-w-none max-sm:p-3 max-sm:pb-6 ${bottomSheet}`}
      >
        {children}
      </div>
    </details>
  );
};
