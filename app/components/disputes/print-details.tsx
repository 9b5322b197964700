import { Printer } from 'lucide-react';
import { useState } from 'react';

/** Opens the details to print in a window of their own, and says so where the browser refuses one. */
export const PrintDetails = ({ jobId }: { jobId: string }) => {
  const [isRefused, setRefused] = useState(false);
  const href = `/admin/conflicts/print?${new URLSearchParams({ job: jobId })}`;
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="opener"
        className="btn border-base-300 bg-base-100 whitespace-nowrap btn-sm"
        onClick={(event) => {
          event.preventDefault();
          setRefused(window.open(href, '_blank') === null);
        }}
      >
        <Printer className="size-4" aria-hidden="true" />
        Print Details<span className="sr-only"> of {jobId} (opens a new window)</span>
      </a>
      {isRefused && (
        <p role="alert" className="mt-1 min-w-56 text-sm text-error-ink">
          <strong>Print Error</strong>: Unable to open print window. Please check your browser
          settings.
        </p>
      )}
    </>
  );
};
