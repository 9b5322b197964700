import { expect, test } from 'vitest';
import { asksToStop } from '~/domain/mail/received-text';

test.each(['STOP', 'stop', ' Stop. ', 'STOP please', 'Unsubscribe', 'opt-out', 'ALTO', 'baja!'])(
  '%j asks for no more texts',
  (body) => {
    expect(asksToStop(body)).toBe(true);
  },
);

test.each(['', '…', 'HELP', 'START', 'Do not stop', 'End of shift?', 'nonstop', 'Cancel J1'])(
  '%j asks for something else',
  (body) => {
    expect(asksToStop(body)).toBe(false);
  },
);
