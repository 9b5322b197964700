import type { choosing as en } from '~/app/copy/en/driver/choosing';

export const choosing: typeof en = {
  clear: 'Borrar',
  suggestions: 'Sugerencias',
  found: (count) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  none: (typed) => `Nada coincide con “${typed}”`,
  more: (count) =>
    count === 1
      ? 'Coincide uno más. Escriba más para encontrarlo.'
      : `Coinciden ${count} más. Escriba más para encontrar el correcto.`,
};
