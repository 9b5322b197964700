/** The list in this many parts, in its order, whose lengths differ by at most one. */
export const splitEvenly = <T>(list: readonly T[], parts: number): T[][] =>
  Array.from({ length: parts }, (_, part) =>
    list.slice(
      Math.round((part * list.length) / parts),
      Math.round(((part + 1) * list.length) / parts),
    ),
  );
