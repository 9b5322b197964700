import { expect, test } from 'vitest';
import { saveThroughKills } from '~/tests/soak/support/kills';

test('acknowledged saves survive kills of the server and of its store', async () => {
  const figures = await saveThroughKills({ kills: 4, saves: 100, drivers: 8, seed: 7 });
  expect(figures).toMatchObject({ refused: [], wrong: [] });
  expect(figures.serversKilled + figures.enginesKilled).toBe(4);
  expect(figures.acknowledged).toBeGreaterThanOrEqual(100);
});
