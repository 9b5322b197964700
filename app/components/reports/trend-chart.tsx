import { copy } from '~/app/copy/copy';

export interface TrendChartProps {
  readonly weeks: readonly string[];
  /** A value for each week; null where there is none. */
  readonly trends: readonly {
    readonly label: string;
    readonly values: readonly (number | null)[];
  }[];
}

/** A row of small columns for each trend. A table of the same figures stands beside them, so screen readers skip them. */
export const TrendChart = ({ weeks, trends }: TrendChartProps) => {
  const most = Math.max(1, ...trends.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <div aria-hidden="true" className="print:[print-color-adjust:exact]">
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {trends.map(({ label, values }) => (
          <div key={label} className="grid grid-cols-[5rem_1fr_3rem] items-end gap-x-3 text-sm">
            <span className="truncate font-semibold">{label}</span>
            <span className="flex h-10 items-end gap-0.5 border-b border-base-content/60">
              {values.map((value, place) => (
                <span
                  key={weeks[place]}
                  className={
                    value === null ? 'max-w-8 flex-1' : 'min-h-px max-w-8 flex-1 bg-primary'
                  }
                  style={{ height: `${((value ?? 0) / most) * 100}%` }}
                />
              ))}
            </span>
            <span className="text-end tabular-nums">
              {values.at(-1) ?? copy.common.notAvailable}
            </span>
          </div>
        ))}
      </div>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
        <span>{weeks[0]}</span>
        <span>{weeks.at(-1)}</span>
      </p>
    </div>
  );
};
