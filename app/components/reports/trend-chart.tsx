import { classNames } from '~/app/components/ui/class-names';
import { copy } from '~/app/copy/copy';

export interface TrendChartProps {
  /** What the columns stand for, such as steps. */
  readonly steps: readonly string[];
  /** Whether the columns are high, for a chart of few trends. */
  readonly isTall?: boolean;
  /** A value for each step; null where there is none. */
  readonly trends: readonly {
    readonly label: string;
    readonly values: readonly (number | null)[];
    /** What stands at the end: the value to remember. */
    readonly note: number | null | undefined;
  }[];
}

/** A row of small columns for each trend. A table of the same figures stands beside them, so screen readers skip them. */
export const TrendChart = ({ steps, trends, isTall = false }: TrendChartProps) => {
  const most = Math.max(1, ...trends.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <div aria-hidden="true" className="print:[print-color-adjust:exact]">
      <div className={classNames('grid gap-x-8 gap-y-3', !isTall && 'sm:grid-cols-2')}>
        {trends.map(({ label, values, note }) => (
          <div key={label} className="grid grid-cols-[auto_1fr_3rem] items-end gap-x-3 text-sm">
            <span className={classNames('truncate font-semibold', isTall ? 'w-30' : 'w-20')}>
              {label}
            </span>
            <span
              className={classNames(
                'flex items-end gap-0.5 border-b border-base-content/60',
                isTall ? 'h-20' : 'h-10',
              )}
            >
              {values.map((value, place) => (
                <span
                  key={steps[place]}
                  className={classNames(
                    'flex-1',
                    !isTall && 'max-w-8',
                    value !== null && 'min-h-px bg-primary',
                  )}
                  style={{ height: `${((value ?? 0) / most) * 100}%` }}
                />
              ))}
            </span>
            <span className="text-end tabular-nums">{note ?? copy.common.notAvailable}</span>
          </div>
        ))}
      </div>
      <p className="mt-3 text-sm text-muted tabular-nums">
        {[...new Set([steps[0], steps.at(-1)])].join(' → ')}
      </p>
    </div>
  );
};
