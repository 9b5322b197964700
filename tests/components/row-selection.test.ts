import { expect, test } from 'vitest';
import { isSelectedIn } from '~/app/components/roster/editable-grid';

test.each(['constructor', 'toString', '__proto__', 'J1'])(
  'selects a job called %s only when it was chosen',
  (id) => {
    expect(isSelectedIn({}, id)).toBe(false);
    expect(isSelectedIn({ [id]: true }, id)).toBe(true);
    expect(isSelectedIn({ [id]: false }, id)).toBe(false);
  },
);
