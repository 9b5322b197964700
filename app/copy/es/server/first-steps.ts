import type { firstSteps as en } from '~/app/copy/en/server/first-steps';

export const firstSteps: typeof en = {
  opened: 'La selección está abierta',
  openedText: 'Los conductores pueden elegir trabajos hasta el cierre.',
  sample: {
    'add-sample': { title: 'Datos de ejemplo agregados' },
    'remove-sample': {
      title: 'Datos de ejemplo quitados',
      description: 'Durante un día puede deshacerlo en Editar conductores y en Editar trabajos.',
    },
  },
  notOpened: 'La primera selección todavía no está abierta',
  notOpenedText: 'Termine los primeros pasos y abra la primera selección. No se cambió nada.',
  alreadyOpened: 'La selección ya se abrió',
  alreadyOpenedText: 'Alguien abrió la primera selección. No se cambió nada.',
  missing: 'Falta algo',
  missingText: 'Agregue al menos un conductor y un trabajo antes de abrir la selección.',
  sampleRefused: 'Los datos de ejemplo no cambiaron',
  sampleRefusedText:
    'Los datos de ejemplo se pueden agregar solo a una sede sin conductores ni trabajos.',
};
