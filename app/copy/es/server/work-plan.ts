import type { workPlan as en } from '~/app/copy/en/server/work-plan';
import { plural } from '~/app/copy/es/plural';

export const workPlan: typeof en = {
  planned: 'Trabajos planeados',
  plannedText: 'La página de estado ya los muestra.',
  canceled: 'Trabajos cancelados',
  canceledText: 'Las páginas ya no los anuncian.',
  notPlanned: 'No se planearon trabajos',
  notATime: 'Indique fecha y hora de inicio y de fin.',
  length: (maxHours) =>
    `Deben terminar después de empezar, y en ${plural(maxHours, 'hora', 'horas')} como máximo.`,
  date: (maxDays) =>
    `No deben haber terminado, y deben empezar en ${plural(maxDays, 'día', 'días')} como máximo.`,
  noteTooLong: (limit) => `La nota puede tener hasta ${plural(limit, 'carácter', 'caracteres')}.`,
  tooMany: (limit) =>
    `Se pueden planear ${limit} a la vez como máximo. Cancele uno o espere a que uno termine.`,
  changed: 'Otra persona cambió el plan al mismo tiempo. Revíselo e intente de nuevo.',
};
