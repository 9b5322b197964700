import { expect, test } from 'vitest';
import { isBlockedKey } from '~/app/components/kiosk/use-kiosk-lock';

const press = (combination: string) => {
  const parts = combination.split(' ');
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Control'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
  };
};

test.each([
  'Control w',
  'Control t',
  'Control n',
  'Control r',
  'Control l',
  'Control Tab',
  'Control F4',
  'Meta q',
  'Meta [',
  'Alt ArrowLeft',
  'Alt ArrowRight',
  'Alt Home',
  'Alt F4',
  'F5',
  'F11',
  'F12',
  'BrowserBack',
])('%s is blocked', (combination) => expect(isBlockedKey(press(combination))).toBe(true));

test.each(['a', '1', 'Tab', 'Enter', 'Escape', 'Backspace', 'Control c', 'Control v', 'Meta z'])(
  '%s works',
  (combination) => expect(isBlockedKey(press(combination))).toBe(false),
);

test('zoom and typed characters of AltGr work', () => {
  for (const combination of ['Control +', 'Control 0', 'Control Alt q', 'Control ArrowLeft'])
    expect(isBlockedKey(press(combination))).toBe(false);
});
