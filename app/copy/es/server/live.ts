import type { live as en } from '~/app/copy/en/server/live';

export const live: typeof en = {
  damagedLink: 'Este enlace está dañado.',
};
