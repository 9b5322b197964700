export type { Job } from './job-schema';

/** The defaults of a new job. */
export const newJobDefaults = {
  startTime: '08:00',
  weekDays: 'Mon-Fri',
  isAirport: false,
} as const;

/** A job in any form, of which the number of places may be missing. */
export interface HasPlaces {
  readonly places?: number | undefined;
}

/** How many drivers the job takes. */
export const getPlaces = ({ places = 1 }: HasPlaces): number => places;
