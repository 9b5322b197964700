import type { BrowserContext } from '@playwright/test';

/** Takes away what the lowest browsers lack, as if the pages were opened in one of them. */
export const makeOld = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const remove = (owner: object, names: readonly string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    remove(Array, ['fromAsync']);
    remove(Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']);
    remove(AbortSignal, ['timeout', 'any']);
    remove(Element.prototype, ['checkVisibility']);
    remove(Intl, ['Segmenter', 'DurationFormat']);
    remove(Map, ['groupBy']);
    remove(Object, ['groupBy']);
    remove(Promise, ['try', 'withResolvers']);
    remove(Response, ['json']);
    remove(RegExp, ['escape']);
    remove(Set.prototype, [
      ...['union', 'intersection', 'difference', 'symmetricDifference'],
      ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    ]);
    remove(String.prototype, ['isWellFormed', 'toWellFormed']);
    remove(URL, ['canParse', 'parse']);
    remove(URLSearchParams.prototype, ['size']);
    remove(window, ['Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler']);
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
    remove(iterator, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach']);
    remove(iterator, ['some', 'every', 'find']);
  });
