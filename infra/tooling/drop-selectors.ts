import postcss from 'postcss';
import parser from 'postcss-selector-parser';
import type { Plugin } from 'vite';

/** A selector of daisyUI that looks into a label around a field, or for a switch of themes. */
const costly = /(\.(input|select|textarea|toggle|floating-label)|:root|:scope>):has\(/;

/** Removes a selector, and what surrounds it in an `:is()` that has no others. */
const remove = (selector: parser.Container | undefined): void => {
  const list = selector?.parent;
  selector?.remove();
  if (list?.type === 'pseudo' && list.nodes.length === 0) remove(list.parent);
};

const dropCostly = parser((root) => {
  root.walkPseudos((part) => {
    if (part.value === ':has' && costly.test(String(part.parent).replaceAll(' ', '')))
      remove(part.parent);
  });
});

/** Removes the costly selectors from a style sheet, and the rules that had no others. */
export const dropCostlySelectors = (css: string): string => {
  const styles = postcss.parse(css);
  styles.walkRules((rule) => {
    if (!rule.selector.includes(':has(')) return;
    const selector = dropCostly.processSync(rule.selector);
    if (selector === '') rule.remove();
    else rule.selector = selector;
  });
  return styles.toString();
};

/**
 * Drops the selectors by which daisyUI styles a label around a field, and its switch of themes. We use neither, and
 * browsers check such a `:has()` in the whole page at each change of it: with a list of fifty picks, style took 45 ms a tap
 * instead of 5.
 */
export const dropSelectors = (): Plugin => ({
  name: 'drop-selectors',
  enforce: 'pre',
  transform: (code, id) =>
    /\/app\.css(\?transform-only)?$/.test(id) ? dropCostlySelectors(code) : null,
});
