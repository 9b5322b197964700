import { toInstant } from '~/domain/time/instant';

/** A clock that the builder sets. */
export interface DemoClock {
  now(): number;
  moveTo(instant: string): void;
}

/** Something that somebody does at a moment. */
export interface Step {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The text that the progress of the build shows. */
  readonly about: string;
  readonly run: () => Promise<unknown>;
}

/** The next step, and the number of those that are done. */
export interface Progress {
  readonly about: string;
  readonly done: number;
  readonly total: number;
}

/** Runs the steps in the order of their times, each at its time. The clock never moves back. */
export const runSteps = async (
  steps: readonly Step[],
  clock: DemoClock,
  onStep: (progress: Progress) => void = () => undefined,
): Promise<void> => {
  const sorted = [...steps].sort((a, b) => a.at - b.at);
  for (const [done, { at, about, run }] of sorted.entries()) {
    if (clock.now() < at) clock.moveTo(toInstant(at));
    onStep({ about, done, total: sorted.length });
    await run();
  }
};
