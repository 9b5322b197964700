/** How far a large piece of work is, in steps. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}
