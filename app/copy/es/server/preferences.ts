import type { preferences as en } from '~/app/copy/en/server/preferences';

export const preferences: typeof en = {
  saved: 'Preferencias guardadas',
  savedText: 'Sus preferencias de trabajo se guardaron.',
  savedEmpty: 'Guardó una lista vacía. No se le asignará ningún trabajo por preferencia.',
  claimFiled: 'Reclamo presentado',
  claimSent: (pickId) =>
    `Su reclamo sobre ${pickId} fue enviado. La respuesta aparece en esta página.`,
};
