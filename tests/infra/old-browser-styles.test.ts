import { expect, test } from 'vitest';
import { addFallbacks } from '~/infra/tooling/old-browser-styles';

const pale = (share: number) =>
  `.a { background-color: var(--p) } @supports (color: red) { .a { background-color: color-mix(in oklab, var(--p) ${share}%, transparent) } }`;

test.each([
  ['.a { color: oklch(1 0 0) }', '.a { color: rgb(255 255 255) }'],
  ['.a { --p: oklch(45% .155 259) }', '.a { --p: rgb(20 80 169) }'],
  ['.a { color: oklch(70.8% 0 none) }', '.a { color: rgb(161 161 161) }'],
  [
    '.a { text-shadow: 0 1px oklch(100% 0 0 / calc(var(--depth) * .15)), 0 0 oklch(0% 0 0/0) }',
    '.a { text-shadow: 0 1px rgb(255 255 255 / calc(var(--depth) * .15)), 0 0 rgb(0 0 0 / 0) }',
  ],
  [
    '.a { max-height: calc(100dvh - 4rem) }',
    '.a { max-height: calc(100vh - 4rem); max-height: calc(100dvh - 4rem) }',
  ],
  [
    '.a:focus,.a:has(:focus) { color: red }',
    '.a:focus { color: red } .a:has(:focus) { color: red }',
  ],
  [pale(10), pale(10).replace('var(--p)', 'transparent')],
])('adds what the lowest browsers need: %s', (css, expected) => {
  expect(addFallbacks(css).replace(/\s+/g, ' ').trim()).toBe(expected);
});

test.each(['.a:is([open], :popover-open) { color: red }', '.a:has(b) { color: red }', pale(70)])(
  'keeps %s',
  (css) => {
    expect(addFallbacks(css)).toBe(css);
  },
);
