import { copy } from '~/app/copy/copy';

/** A line at the top of the page while `isShown`. CSS shows it only after 150 ms. */
export const ProgressLine = ({ isShown }: { isShown: boolean }) => (
  <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 print:hidden">
    {isShown && (
      <div className="h-1 w-full progress-line bg-primary">
        <span className="sr-only">{copy.common.loading}</span>
      </div>
    )}
  </div>
);
