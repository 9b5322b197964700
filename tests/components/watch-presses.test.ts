import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresses } from '~/app/components/ranking/list/watch-presses';

let heard: string[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout }));
  heard = [];
  stop = watchPresses(
    () => heard.push('press'),
    () => heard.push('rest'),
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What is heard of these events, once every click has come. */
const hear = (...events: readonly (readonly [string, number?])[]): string[] => {
  for (const [name, pointerId] of events)
    window.dispatchEvent(Object.assign(new Event(name), pointerId !== undefined && { pointerId }));
  vi.runAllTimers();
  return heard;
};

test('a press is over once its click has come', () => {
  expect(hear(['pointerdown', 1])).toEqual(['press']);
  window.dispatchEvent(Object.assign(new Event('pointerup'), { pointerId: 1 }));
  expect(heard).toEqual(['press']);
  expect(hear()).toEqual(['press', 'rest']);
});

test('nothing rests while a second finger or a key is still held', () => {
  expect(hear(['pointerdown', 1], ['pointerdown', 2], ['pointerup', 1])).toEqual([
    'press',
    'press',
  ]);
  expect(hear(['keydown'], ['pointercancel', 2])).toEqual(['press', 'press', 'press']);
  expect(hear(['keyup'])).toEqual(['press', 'press', 'press', 'rest']);
});

test('a page that is left waits for no release', () => {
  expect(hear(['keydown'], ['blur'])).toEqual(['press', 'rest']);
});

test('says nothing once it is stopped', () => {
  stop();
  expect(hear(['pointerdown', 1], ['pointerup', 1])).toEqual([]);
});
