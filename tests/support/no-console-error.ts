import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test that prints an error has found one: fail it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
