export type { Job } from './job-schema';

/** A job in any form, of which the number of places may be missing. */
export interface HasPlaces {
  readonly places?: number | undefined;
}

/** How many drivers the job takes. */
export const getPlaces = ({ places = 1 }: HasPlaces): number => places;
