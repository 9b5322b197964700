import type { entry as en } from '~/app/copy/en/admin/entry';
import { askWayLabels } from '~/app/copy/es/entered-by';

export const entry: typeof en = {
  title: 'Registrar una lista para un conductor',
  jobs: 'Registrar trabajos',
  vacation: 'Registrar semanas de vacaciones',
  heading: 'Listas de este conductor',
  headingText:
    'Registre una lista si el conductor no puede hacerlo por su cuenta. Se le avisa al conductor.',
  backToPicks: 'Volver a las preferencias en vivo',
  intro:
    'El conductor lee en su página, y por correo si tiene una dirección registrada, que usted registró esta lista y quién la pidió. Hasta el cierre puede reemplazarla.',
  closed: 'La selección está cerrada',
  closedText: 'Una lista se puede registrar solo mientras los conductores pueden guardar la suya.',
  late: 'La fecha límite ya pasó',
  lateText:
    'El conductor todavía puede terminar la lista, así que usted puede hacerlo por él. Se marca como guardada después del cierre.',
  carried:
    'Esta lista se conservó de una semana anterior. Guárdela para enviarla para esta semana.',
  gone: 'Estas preferencias ya no se ofrecen y quedan fuera: {ids}',
  listTitle: (name) => `Lista de ${name}`,
  emptyTitle: 'La lista está vacía',
  goToList: (count) => `Lista (${count})`,
  firstPick: 'La preferencia 1 es la que más quiere.',
  emptyHint: 'Agregue lo que pidió el conductor; primero, lo que más quiere.',
  nothingRanked: 'El conductor no tiene lista.',
  savedSealed: 'El conductor guardó una lista. Su contenido está sellado.',
  sealed:
    'La lista empieza vacía, porque las listas están selladas: no muestra la lista del conductor ni lo que se registró antes. Lo que usted guarde reemplaza la lista entera.',
  savedEmpty: 'Una lista vacía',
  whoAsked: 'Quién se lo pidió',
  askedBy: 'A petición de',
  askedByHint: 'El nombre del conductor o, por ejemplo, “delegado sindical Lee”',
  how: 'Cómo',
  choose: 'Elija…',
  ways: askWayLabels,
  replacesOwn: (at) =>
    `El conductor guardó una lista por su cuenta el ${at} y me pidió reemplazarla`,
  save: 'Guardar esta lista',
  linkFor: (name) => `Registrar una lista para ${name}`,
};
