import type { erasure as en } from '~/app/copy/en/server/erasure';

export const erasure: typeof en = {
  begun: 'Borrando los datos del conductor',
  begunText: (number) =>
    `Desde ahora, el conductor es el número ${number}. Esta página muestra cuándo está todo borrado: en unos minutos, o en una hora si hay registros grandes de muchas semanas.`,
  notWithMasterPassword:
    'Con la contraseña maestra no se puede borrar a nadie. Inicie sesión con su propia cuenta.',
  otherId: 'Los dos ID de empleado no coinciden.',
  tradesWait:
    'Se están borrando los datos de un conductor. Publique los intercambios cuando la página “Borrar los datos de un conductor” muestre que terminó.',
  running: (number) => `Los datos de este conductor ya se están borrando, con el número ${number}.`,
};
