import type { undoBulk as en } from '~/app/copy/en/admin/undo-bulk';
import { getNoun } from '~/app/copy/es/nouns';
import { plural } from '~/app/copy/es/plural';

export const undoBulk: typeof en = {
  offer: (noun, rows, by) =>
    `${by} cambió ${plural(rows, getNoun(noun).one, getNoun(noun).other)} de una vez: {time}. Se puede deshacer durante un día.`,
  ask: 'Deshacer este cambio',
  title: '¿Deshacer el último cambio masivo?',
  intro: 'Todavía no se guardó nada. Revise lo que va a volver a su estado anterior y confirme.',
  nothingLeft: 'Todas estas filas se volvieron a cambiar después. No hay nada que deshacer.',
  restored: (count) => `Vuelven a la lista (${count})`,
  restoredNote: {
    driver: 'Sus contraseñas, listas y correos no se recuperan.',
    job: 'Los conductores que los tenían en su lista los tienen de nuevo.',
    'vacation week':
      'Los conductores que las tenían en su lista las tienen de nuevo. Las asignaciones manuales no se recuperan.',
  },
  changed: (count) => `Vuelven a como estaban (${count})`,
  removed: (count) => `Agregados por el cambio, se eliminan (${count})`,
  kept: (count) => `Con cambios posteriores, quedan como están (${count})`,
  clashes: 'Lo que impide deshacer este cambio',
  confirm: 'Deshacer el cambio',
};
