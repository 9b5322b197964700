import type { Stores } from '~/app/ports/deps';
import { within, type Memory } from './memory';

export const createActivity = (memory: Memory): Stores['activity'] => {
  const { activity, hiddenBefore, log } = memory;
  return {
    append: async (scope, entry) => log(scope, entry),
    latest: async (scope, limit) => activity.below(within(scope)).reverse().slice(0, limit),
    page: async (scope, { before = '\u{10ffff}', since = '', limit, withHidden }) => {
      const hidden = withHidden ? '' : (hiddenBefore.get(within(scope)) ?? '');
      const shown = activity
        .below(within(scope))
        .reverse()
        .filter(({ id }) => id < before && id >= since && id >= hidden);
      const entries = shown.slice(0, limit);
      return { entries, next: shown.length > limit ? (entries.at(-1)?.id ?? null) : null };
    },
    hideOlder: async (scope, entry) => {
      const hidden = hiddenBefore.get(within(scope)) ?? '';
      if (entry.id > hidden) hiddenBefore.put(within(scope), entry.id);
      log(scope, entry);
    },
  };
};
