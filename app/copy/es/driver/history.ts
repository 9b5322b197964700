import type { history as en } from '~/app/copy/en/driver/history';

export const history: typeof en = {
  none: 'Todavía no ha guardado nada',
  noneHint: 'Cuando guarde su lista, el comprobante aparece aquí.',
  olderSaves: 'Lo guardado antes se conserva, pero no se muestra aquí.',
  jobsTitle: 'Lo que guardó',
  jobsIntro: 'Cada vez que guardó, con su comprobante. La última de cada semana es la que cuenta.',
  weeksTitle: 'Vacaciones que guardó',
  weeksIntro: 'Cada vez que guardó, con su comprobante. La última es la que cuenta.',
  counted: 'Contó',
  counts: 'Cuenta',
};
