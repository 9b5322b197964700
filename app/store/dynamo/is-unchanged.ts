import type { Condition } from './db';

/** Requires that the item is still stored exactly as it was read. */
export const isUnchanged = (item: Readonly<Record<string, unknown>>): Condition => {
  const attributes = Object.entries(item).filter(([name]) => name !== 'pk' && name !== 'sk');
  return {
    expression: attributes.map((_, index) => `#a${index} = :a${index}`).join(' AND '),
    names: Object.fromEntries(attributes.map(([name], index) => [`#a${index}`, name])),
    values: Object.fromEntries(attributes.map(([, value], index) => [`:a${index}`, value])),
  };
};
