/** The picks that the preference phase read, as places of jobs (-1: no such job), for the reasons. */
export interface ReadPicks {
  readonly jobs: Int32Array;
  /** By driver: where their picks begin in `jobs`, or -1 when the list was not read. */
  readonly from: Int32Array;
}

/** Room for `more` further picks behind the first `used`: the same array or a larger copy. */
export const withRoomFor = (jobs: Int32Array, used: number, more: number): Int32Array => {
  if (used + more <= jobs.length) return jobs;
  const larger = new Int32Array(Math.max(used + more, jobs.length * 2));
  larger.set(jobs);
  return larger;
};
