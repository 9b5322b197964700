import type { live as en } from '~/app/copy/en/server/live';

export const live: typeof en = {
  thisLinkIsDamaged: 'Este enlace está dañado.',
};
