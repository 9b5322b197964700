import type { Imports } from './read-imports';

/** A story, and the files that it starts from: its own, and the routes that it requested when it last ran. */
export interface Candidate {
  readonly key: string;
  /** The file of stories. */
  readonly file: string;
  readonly starts: readonly string[];
}

/** Measures how many imports each file is away from the nearest of these; those that are not imported are missing. */
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

interface Reach {
  readonly candidate: Candidate;
  readonly distances: ReadonlyMap<string, number>;
}

/** The stories that reach a file, the nearest first; of equally near ones first one of each file of stories. */
const rankByNearness = (file: string, reaches: readonly Reach[]): string[] => {
  const near = reaches
    .flatMap(({ candidate, distances }) => {
      const distance = distances.get(file);
      return distance === undefined ? [] : { ...candidate, distance };
    })
    .sort(
      (a, b) =>
        a.distance - b.distance || a.starts.length - b.starts.length || (a.key < b.key ? -1 : 1),
    );
  const counts = new Map<string, number>();
  const numbered = near.map(({ key, file: own, distance }) => {
    const place = `${distance} ${own}`;
    const number = counts.get(place) ?? 0;
    counts.set(place, number + 1);
    return { key, distance, number };
  });
  return numbered
    .sort((a, b) => a.distance - b.distance || a.number - b.number)
    .map(({ key }) => key);
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
  const reaches = candidates.map((candidate) => ({
    candidate,
    distances: measureDistances(imports, candidate.starts),
  }));
  const queues = changed
    .map((file) => rankByNearness(file, reaches))
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
