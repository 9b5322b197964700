import { createMatcher } from '~/domain/site/search-site';

/** Which texts a search hides: those that do not contain every word of it. A blank search hides none. */
export const findHidden = (texts: readonly string[], query: string): readonly boolean[] => {
  const matches = createMatcher(query);
  return texts.map((text) => query.trim() !== '' && !matches(text));
};
