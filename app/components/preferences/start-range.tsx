import { copy } from '~/app/copy/copy';
import { Sentence } from '~/app/components/ui/sentence';
import * as Slider from '@radix-ui/react-slider';
import { formatTime } from '~/app/copy/format-time';
import { useClock } from '~/app/components/time/use-clock';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { toMinutes, startRange, toTime } from '~/domain/picks/filter-jobs';
import { startTimePattern } from '~/domain/jobs/limits';

const thumb =
  'bg-primary border-base-100 block size-7 cursor-grab rounded-full border-4 shadow-md outline-offset-2';

/** Earliest and latest start: two time fields, and with JavaScript a slider above them. */
export const StartRange = ({
  from,
  to,
  onChange,
}: {
  /** `from` and `to` are in minutes after midnight. */
  from: number;
  to: number;
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
        <Slider.Root
          min={startRange.min}
          max={startRange.max}
          step={startRange.step}
          minStepsBetweenThumbs={0}
          value={[from, to]}
          onValueChange={([low = startRange.min, high = startRange.max]) =>
            // The slider's last position is 23:45. Take it as the end of the day, so that later starts are included.
            onChange({
              from: low,
              to: high + startRange.step > startRange.max ? startRange.max : high,
            })
          }
          className="relative mx-1 my-1 flex h-11 touch-none items-center"
        >
          <Slider.Track className="relative h-2 grow rounded-full bg-base-300">
            <Slider.Range className="absolute h-full rounded-full bg-primary" />
          </Slider.Track>
          <Slider.Thumb
            className={thumb}
            aria-label={copy.preferences.earliestStart}
            aria-valuetext={formatMinutes(from)}
          />
          <Slider.Thumb
            className={thumb}
            aria-label={copy.preferences.latestStart}
            aria-valuetext={formatMinutes(to)}
          />
        </Slider.Root>
      )}
      <div className="mt-1 flex gap-3">
        {field('from', copy.preferences.from)}
        {field('to', copy.preferences.to)}
      </div>
    </fieldset>
  );
};
