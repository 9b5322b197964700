import { lazy, Suspense } from 'react';
import { useClock } from '~/app/components/time/use-clock';
import { Sentence } from '~/app/components/ui/sentence';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { copy } from '~/app/copy/copy';
import { formatTime } from '~/app/copy/format-time';
import { startTimePattern } from '~/domain/jobs/limits';
import { toMinutes, toTime } from '~/domain/picks/filter-jobs';

/** Keeps the place of the slider until its script is there, or for good if that cannot be loaded. */
const room = <div className="my-1 h-11" />;
const StartSlider = lazy(() => import('./start-slider').catch(() => ({ default: () => room })));

/** Earliest and latest start: two time fields, and with JavaScript a slider above them. */
export const StartRange = ({
  from,
  to,
  isOpen,
  onChange,
}: {
  /** `from` and `to` are in minutes after midnight. */
  from: number;
  to: number;
  /** Whether the range can be seen. The slider is loaded only then. */
  isOpen: boolean;
  onChange: (range: { from: number; to: number }) => void;
}) => {
  const hydrated = useHydrated();
  const clock = useClock();
  const formatMinutes = (minutes: number) => formatTime(toTime(minutes), clock);
  const field = (name: 'from' | 'to', label: string) => (
    <label className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
      {label}
      <input
        type="time"
        name={name}
        key={hydrated ? toTime(name === 'from' ? from : to) : name}
        defaultValue={toTime(name === 'from' ? from : to)}
        onBlur={({ target: { value } }) => {
          if (startTimePattern.test(value)) onChange({ from, to, [name]: toMinutes(value) });
        }}
        className="input w-full tabular-nums"
      />
    </label>
  );
  return (
    <fieldset>
      <legend className="text-sm font-semibold">
        <Sentence
          text={copy.preferences.startRange}
          parts={{
            range: (
              <span className="font-normal text-muted tabular-nums">
                {copy.time.range(formatMinutes(from), formatMinutes(to))}
              </span>
            ),
          }}
        />
      </legend>
      {hydrated && (
        <Suspense fallback={room}>
          {isOpen ? (
            <StartSlider from={from} to={to} onChange={onChange} formatMinutes={formatMinutes} />
          ) : (
            room
          )}
        </Suspense>
      )}
      <div className="mt-1 flex gap-3">
        {field('from', copy.preferences.from)}
        {field('to', copy.preferences.to)}
      </div>
    </fieldset>
  );
};
