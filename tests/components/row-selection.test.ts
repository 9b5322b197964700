import { expect, test } from 'vitest';
import { isSelectedIn } from '~/app/components/roster/editable-grid';

test.each(['constructor', 'toString', '__proto__', 'J1'])(
  'a job called %s is selected when somebody has chosen it',
  (id) => {
    expect(isSelectedIn({}, id)).toBe(false);
    expect(isSelectedIn({ [id]: true }, id)).toBe(true);
    expect(isSelectedIn({ [id]: false }, id)).toBe(false);
  },
);
