import { useFetchers, useNavigation } from '@remix-run/react';

/** A line along the top while a page or a form is under way for more than 150 ms (by CSS). */
export const ProgressBar = () => {
  const isNavigating = useNavigation().state !== 'idle';
  const isFetching = useFetchers().some(({ state }) => state !== 'idle');
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 print:hidden">
      {(isNavigating || isFetching) && (
        <div className="h-1 w-full progress-line bg-primary">
          <span className="sr-only">Loading…</span>
        </div>
      )}
    </div>
  );
};
