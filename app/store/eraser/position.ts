import * as z from 'zod';

/** How far an erasure is. The release before stored either `after` or `counted`. */
export const positionSchema = z.object({
  /** The number of the place that the pass has reached. */
  place: z.int(),
  /** The sort key after which the place goes on. */
  after: z.string().default(''),
  /** The sort key up to which everything in the place is counted, even if it was not erased before an interruption. */
  counted: z.string().default(''),
  /** Whether this pass has found something. */
  hasFound: z.boolean(),
  /** Increased whenever the position is stored, so that of two processes only one advances. */
  step: z.int(),
});
export type Position = z.infer<typeof positionSchema>;

/** A place that is stored by its name. */
export const namedPlaceSchema = (names: readonly string[]) =>
  z.enum(names).transform((name) => names.indexOf(name));

const passStart = { place: 0, after: '', counted: '', hasFound: false } as const;
export const firstPosition: Position = { ...passStart, step: 0 };

export const toNextPass = (position: Position): Position => ({ ...position, ...passStart });

export const markCounted = (
  position: Position,
  found: readonly { readonly sk: string }[],
): Position => ({
  ...position,
  counted: found.reduce((last, { sk }) => (sk > last ? sk : last), position.counted),
  hasFound: true,
});

/** `after`: where the place goes on; null at its end. */
export const moveOn = (position: Position, after: string | null): Position =>
  after === null
    ? { ...position, place: position.place + 1, after: '', counted: '' }
    : { ...position, after };

/** What a running erasure must know is in `left`, which is removed at the end. */
export type Running<T extends { readonly left?: unknown }> = T & {
  readonly left: NonNullable<T['left']>;
};
export const isRunning = <T extends { readonly left?: unknown }>(stored: T): stored is Running<T> =>
  stored.left !== undefined;
