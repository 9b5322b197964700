/** A part of all tests, for several machines that share them: the `index`th of `count`, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Reads `--shard 1/4`; without it, one machine runs everything. Throws a sentence if it is something else. */
export const parseShard = (args: readonly string[]): Shard => {
  if (args.length === 0) return { index: 1, count: 1 };
  const [, index, count] = /^--shard[= ](\d{1,3})\/(\d{1,3})$/.exec(args.join(' ')) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count) return shard;
  throw new Error(`Expected --shard 1/4 or nothing, not '${args.join(' ')}'.`);
};

/** The items of this part, each in exactly one. */
export const takeShare = <T>(items: readonly T[], { index, count }: Shard): T[] =>
  items.filter((_, place) => place % count === index - 1);
