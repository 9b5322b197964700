import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that prints an error. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
