import { expect, test } from 'vitest';
import { checkHistory, type SentSave } from '~/tests/soak/support/check-history';

const told = (outcomes: string): SentSave[] =>
  [...outcomes].map((letter, index) => ({
    content: String(index + 1),
    outcome: letter === 'a' ? 'acknowledged' : letter === 'r' ? 'refused' : 'unknown',
  }));
const check = (outcomes: string, history: string, stored: string | null) =>
  checkHistory(told(outcomes), { history: [...history], stored });

test.each([
  ['everything acknowledged, in order', 'aaa', '123', '3'],
  ['an unknown one that was kept', 'aua', '123', '3'],
  ['an unknown one that was not', 'aua', '13', '3'],
  ['an unknown one that counts', 'aau', '123', '3'],
  ['a refused one', 'ara', '13', '3'],
  ['nothing', 'uu', '', null],
])('finds nothing wrong: %s', (_, outcomes, history, stored) => {
  expect(check(outcomes, history, stored)).toEqual([]);
});

test.each([
  ['lost', 'aaa', '13', '3', 'lost: 2'],
  ['the last one lost', 'aaa', '12', '2', 'lost: 3'],
  ['doubled', 'aaa', '1223', '3', 'kept 2 times: 2'],
  ['an unknown one doubled', 'aua', '1223', '3', 'kept 2 times: 2'],
  ['a refused one kept', 'ara', '123', '3', 'refused and kept: 2'],
  ['never sent', 'aa', '129', '9', 'never sent: 9'],
  ['another order', 'aaa', '213', '3', 'kept in another order'],
  ['an older list counts', 'aaa', '123', '2', '2 counts, but 3 was acknowledged later'],
  ['no list counts', 'a', '1', null, 'null counts, but 1 was kept last'],
])('finds: %s', (_, outcomes, history, stored, words) => {
  expect(check(outcomes, history, stored)).toContain(words);
});
