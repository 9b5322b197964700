import type { Imports } from './read-imports';

/** A story, and the files that it starts from: its own, and the routes that it requested when it last ran. */
export interface Candidate {
  readonly key: string;
  readonly starts: readonly string[];
}

/** How many imports each file is away from the nearest of these; those that are not imported are missing. */
export const measureDistances = (
  imports: Imports,
  starts: readonly string[],
): ReadonlyMap<string, number> => {
  const distances = new Map(starts.map((file) => [file, 0]));
  // A map goes on to the entries that are added meanwhile, so that nearer files come first.
  for (const [file, distance] of distances)
    for (const imported of imports.get(file) ?? [])
      if (!distances.has(imported)) distances.set(imported, distance + 1);
  return distances;
};

/**
 * The stories to run for a change, at most `limit`: for each changed file the nearest one, then for each the next. Near
 * is what has few imports between its pages and the file. Files that few stories reach come first, because little else
 * shows whether they still work.
 */
export const chooseStories = (
  changed: readonly string[],
  candidates: readonly Candidate[],
  imports: Imports,
  limit: number,
): string[] => {
  const reaches = candidates.map(({ key, starts }) => ({
    ...{ key, breadth: starts.length },
    distances: measureDistances(imports, starts),
  }));
  const queues = changed
    .map((file) =>
      reaches
        .flatMap(({ key, breadth, distances }) => {
          const distance = distances.get(file);
          return distance === undefined ? [] : { key, breadth, distance };
        })
        .sort(
          (a, b) => a.distance - b.distance || a.breadth - b.breadth || (a.key < b.key ? -1 : 1),
        )
        .map(({ key }) => key),
    )
    .sort((a, b) => a.length - b.length);
  const chosen = new Set<string>();
  while (chosen.size < limit && queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const next = queue.findIndex((key) => !chosen.has(key));
      if (chosen.size < limit && next >= 0) chosen.add(queue[next]!);
      queue.splice(0, next < 0 ? queue.length : next + 1);
    }
  return [...chosen].sort();
};
