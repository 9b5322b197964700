import { createContext, useContext } from 'react';
import { hourClocks, type HourClock } from '~/domain/shared/hour-clock';

const [usualClock, otherClock] = hourClocks;

const wantsOtherClock = (loaded: unknown): boolean =>
  typeof loaded === 'object' && loaded !== null && 'clock' in loaded && loaded.clock === otherClock;

/** Loaders of a site's pages answer with `clock` where the site wants another than the usual one. */
export const findClock = (loaded: readonly unknown[]): HourClock =>
  loaded.some(wantsOtherClock) ? otherClock : usualClock;

export const ClockContext = createContext<HourClock>(usualClock);

/** How times are written on this page. */
export const useClock = (): HourClock => useContext(ClockContext);
