import { Printer } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Alert } from '~/app/components/ui/alert';

/** Opens a page that prints itself, in a window of its own; says so where the browser refuses the window. */
export const PrintLink = ({
  href,
  variant = 'primary',
  children,
}: {
  href: string;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}) => {
  const [isRefused, setRefused] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setRefused(window.open(href) === null);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <a
        href={href}
        target="_blank"
        rel="opener"
        onClick={open}
        className={`btn ${variant === 'primary' ? 'btn-primary' : 'border-base-300 bg-base-100'}`}
      >
        <Printer className="size-5" aria-hidden="true" />
        {children}
        <span className="sr-only"> (opens a new window)</span>
      </a>
      {isRefused && (
        <Alert kind="error" title="Print Error" live="assertive">
          Unable to open print window. Please check your browser settings.
        </Alert>
      )}
    </div>
  );
};
