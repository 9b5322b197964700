import { expect, test } from 'vitest';
import { dropCostlySelectors } from '~/infra/tooling/drop-selectors';

const drop = (css: string): string => dropCostlySelectors(css).replace(/\s+/g, ' ').trim();

test.each([
  [
    '.input:has(> input[disabled]), .input:disabled { color: red }',
    '.input:disabled { color: red }',
  ],
  ['.select:has(>select[disabled])>select { color: red }', ''],
  [
    ':is(.toggle:checked, .toggle:has(>input:checked)):before { color: red }',
    ':is(.toggle:checked):before { color: red }',
  ],
  [':is(:where(.input:has(>input))) .icon, .icon { color: red }', '.icon { color: red }'],
  [
    ':root:has(input.theme-controller[value=dark]:checked),[data-theme=dark] { color: red }',
    '[data-theme=dark] { color: red }',
  ],
  [':where(:scope>:has(.btn:hover)) { color: red }', ''],
])('drops what daisyUI asks of the whole page: %s', (css, expected) => {
  expect(drop(css)).toBe(expected);
});

test.each([
  'html:has([data-save-bar]) { color: red }',
  '.chip:has(:checked) { color: red }',
  '.input { color: red }',
])('keeps %s', (css) => {
  expect(drop(css)).toBe(css);
});
