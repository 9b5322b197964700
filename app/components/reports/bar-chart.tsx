import { classNames } from '~/app/components/ui/class-names';

/** From strong to weak. The parts also differ in position, label and number, so nobody has to tell them apart by color. */
const looks = [
  'bg-primary',
  'bg-primary/70',
  'bg-primary/50',
  'bg-primary/30',
  'bg-primary/15',
  'bg-warning',
  'bg-base-100',
] as const;

/** A bar, such as a week, whose parts are what the legend names. */
interface Bar {
  readonly label: string;
  readonly parts: readonly number[];
  /** What stands at the end of the bar. */
  readonly note: string | number;
}

export interface BarChartProps {
  readonly legend: readonly string[];
  readonly bars: readonly Bar[];
  /** What a full bar is; the sum of each bar's own parts if it is missing. */
  readonly full?: number;
}

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

/** Horizontal bars. A table of the same figures stands beside them, so screen readers skip them. */
export const BarChart = ({ legend, bars, full }: BarChartProps) => (
  <div aria-hidden="true" className="print:[print-color-adjust:exact]">
    {legend.length > 1 && (
      <p className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {legend.map((label, part) => (
          <span key={label} className="flex items-center gap-1.5">
            <span
              className={classNames('size-4 rounded-sm border border-base-content/60', looks[part])}
            />
            {label}
          </span>
        ))}
      </p>
    )}
    <div className="flex flex-col gap-2">
      {bars.map(({ label, parts, note }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-center gap-x-3 text-sm sm:grid-cols-[13rem_1fr_6.5rem]"
        >
          <span className="truncate font-semibold tabular-nums">{label}</span>
          <span className="order-last col-span-2 flex h-5 sm:order-none sm:col-span-1">
            {parts.map(
              (count, part) =>
                count > 0 && (
                  <span
                    key={legend[part]}
                    className={classNames(
                      'min-w-px basis-0 border border-s-0 border-base-content/60 first:rounded-s-sm first:border-s last:rounded-e-sm',
                      looks[part],
                    )}
                    style={{ flexGrow: count }}
                  />
                ),
            )}
            {full !== undefined && full > sum(parts) && (
              <span className="basis-0" style={{ flexGrow: full - sum(parts) }} />
            )}
          </span>
          <span className="text-end tabular-nums">{note}</span>
        </div>
      ))}
    </div>
  </div>
);
