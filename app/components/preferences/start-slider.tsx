import * as Slider from '@radix-ui/react-slider';
import { copy } from '~/app/copy/copy';
import { startRange } from '~/domain/picks/filter-jobs';

const thumb =
  'bg-primary border-base-100 block size-7 cursor-grab rounded-full border-4 shadow-md outline-offset-2';

/** The slider of the earliest and latest start. It is loaded when the filter is opened. */
const StartSlider = ({
  from,
  to,
  onChange,
  formatMinutes,
}: {
  /** `from` and `to` are in minutes after midnight. */
  from: number;
  to: number;
  onChange: (range: { from: number; to: number }) => void;
  formatMinutes: (minutes: number) => string;
}) => (
  <Slider.Root
    min={startRange.min}
    max={startRange.max}
    step={startRange.step}
    minStepsBetweenThumbs={0}
    value={[from, to]}
    onValueChange={([low = startRange.min, high = startRange.max]) =>
      // The slider's last position is 23:45. Take it as the end of the day, so that later starts are included.
      onChange({ from: low, to: high + startRange.step > startRange.max ? startRange.max : high })
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
);

export default StartSlider;
