import { ErrorAlert } from '~/app/components/forms/error-alert';
import { Icon } from '~/app/components/ui/icon';
import { adminCopy } from '~/app/copy/copy';

export interface ImportError {
  readonly title: string;
  readonly text: string;
  /** Every wrong line. */
  readonly details?: readonly string[];
  /** The form that was refused. */
  readonly intent?: string;
}

/** Why an import was refused: the first few wrong lines at once, and below them all of them. */
export const ImportRefusal = ({ error }: { error: ImportError | undefined }) => {
  const { text = '', details = [] } = error ?? {};
  const hasMore = details.some((detail) => !text.includes(detail));
  return (
    <>
      <ErrorAlert error={error} />
      {hasMore && (
        <details className="group rounded-box border border-base-300 bg-base-100 px-4" open>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
            <Icon
              name="chevron-right"
              className="size-5 transition-transform group-open:rotate-90"
            />
            {adminCopy.roster.allErrors}
          </summary>
          <ul
            aria-label={adminCopy.roster.allErrors}
            // A scrollable list must be focusable, or the arrow keys cannot scroll it.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
            tabIndex={0}
            className="mb-4 max-h-80 list-disc space-y-1 overflow-auto ps-5 text-sm tabular-nums"
          >
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
