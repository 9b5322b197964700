import { useState, type MouseEvent } from 'react';
import { Alert } from '~/app/components/ui/alert';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';

/** Opens a print page in a new window, and says so if the browser blocks it. */
export const PrintLink = ({
  to,
  label,
  name = label,
  className,
}: {
  to: string;
  label: string;
  /** The link's name for screen readers, which may read it out of context: the label and what is printed. */
  name?: string;
  className?: string;
}) => {
  const [isRefused, setRefused] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setRefused(window.open(to, '_blank') === null);
  };
  return (
    <>
      <a
        href={to}
        target="_blank"
        rel="opener"
        aria-label={`${name} ${copy.print.newWindow}`}
        onClick={open}
        className={classNames('btn gap-2 border-base-300 bg-base-100 whitespace-nowrap', className)}
      >
        <Icon name="printer" className="size-4" />
        {label}
      </a>
      {isRefused && (
        <Alert kind="error" title={copy.print.error} live="assertive" className="basis-full">
          {copy.print.blocked}
        </Alert>
      )}
    </>
  );
};
