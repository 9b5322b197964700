import { createContext, useContext } from 'react';
import { hourClocks, type HourClock } from '~/domain/time/hour-clock';

const [defaultClock, otherClock] = hourClocks;

const wantsOtherClock = (loaded: unknown): boolean =>
  typeof loaded === 'object' && loaded !== null && 'clock' in loaded && loaded.clock === otherClock;

/** The clock that the site has chosen. Loaders return `clock` only if it is not the default. */
export const findClock = (loaded: readonly unknown[]): HourClock =>
  loaded.some(wantsOtherClock) ? otherClock : defaultClock;

export const ClockContext = createContext<HourClock>(defaultClock);

/** The clock of this page, 12-hour or 24-hour. */
export const useClock = (): HourClock => useContext(ClockContext);
