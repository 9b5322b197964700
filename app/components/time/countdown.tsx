import { useEffect, useRef, useState } from 'react';
import { copy } from '~/app/copy/copy';
import { hourMs } from '~/domain/time/time-units';

/**
 * The server's time in epoch milliseconds, updated every second. It starts from the server's value and adds time
 * elapsed on the device, so that a wrong clock on the device does not matter.
 */
export const useServerClock = (serverNow: number): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const startedAt = performance.now();
    const tick = () => setNow(serverNow + (performance.now() - startedAt));
    tick();
    const timer = setInterval(tick, 1000);
    // Update at once when the page becomes visible, because a sleeping phone runs no timer.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [serverNow]);
  return now;
};

const secondsIn = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;
type Unit = keyof typeof secondsIn;

/** The remaining time in whole units, never below zero. */
export const timeLeft = (ms: number): Record<Unit, number> => {
  const total = Math.max(0, Math.ceil(ms / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3_600),
    minutes: Math.floor((total % 3_600) / 60),
    seconds: total % 60,
  };
};

const useRemaining = (until: string, serverNow: number, onEnd?: () => void): number => {
  const remaining = Date.parse(until) - useServerClock(serverNow);
  const hasEnded = remaining <= 0;
  const hadEnded = useRef(hasEnded);
  useEffect(() => {
    if (hasEnded && !hadEnded.current) onEnd?.();
    hadEnded.current = hasEnded;
  }, [hasEnded, onEnd]);
  return remaining;
};

interface CountdownProps {
  /** ISO instant. */
  until: string;
  /** The server's time when it rendered the page, in epoch milliseconds. */
  serverNow: number;
  /** Called once when the time is up. */
  onEnd?: () => void;
}

/**
 * The time left in days, hours, minutes and seconds, on the server's clock. The `timer` role keeps screen readers from
 * announcing every second.
 */
export const Countdown = ({ until, serverNow, onEnd }: CountdownProps) => {
  const left = timeLeft(useRemaining(until, serverNow, onEnd));
  return (
    <div
      role="timer"
      aria-label={copy.time.timeLeft}
      className="grid grid-cols-[repeat(auto-fit,minmax(3.4rem,1fr))] gap-2 sm:gap-3"
    >
      {(Object.keys(secondsIn) as Unit[]).map((unit) => (
        <div
          key={unit}
          className="rounded-field bg-neutral px-1 py-3 text-center text-neutral-content"
        >
          <div className="text-3xl leading-none font-bold tabular-nums sm:text-4xl">
            {String(left[unit]).padStart(2, '0')}
          </div>
          <div className="mt-1.5 text-xs font-medium sm:text-sm">{copy.time.units[unit]}</div>
        </div>
      ))}
    </div>
  );
};

/** Like `Countdown`, but short, such as `2d 04:12:09`. */
export const CompactCountdown = ({ until, serverNow, onEnd }: CountdownProps) => {
  const { days, ...clock } = timeLeft(useRemaining(until, serverNow, onEnd));
  const parts = [clock.hours, clock.minutes, clock.seconds].map((part) =>
    String(part).padStart(2, '0'),
  );
  return (
    <span
      role="timer"
      aria-label={copy.time.timeLeft}
      className="font-semibold whitespace-nowrap tabular-nums"
    >
      {days > 0 && `${copy.time.days(days)} `}
      {parts.join(':')}
    </span>
  );
};

/** `4d 6h`, or `6h 12m` on the last day, and seconds only in the last hour. */
export const BriefCountdown = ({ until, serverNow, onEnd }: CountdownProps) => {
  const remaining = useRemaining(until, serverNow, onEnd);
  const { days, hours, minutes } = timeLeft(remaining);
  if (remaining < hourMs) return <CompactCountdown until={until} serverNow={serverNow} />;
  const { time } = copy;
  const parts =
    days > 0
      ? [time.days(days), time.hours(hours)]
      : [time.hours(hours), time.shortMinutes(minutes)];
  return (
    <span
      role="timer"
      aria-label={time.timeLeft}
      className="font-semibold whitespace-nowrap tabular-nums"
    >
      {parts.join(' ')}
    </span>
  );
};
