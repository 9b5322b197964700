import type { reminders as en } from '~/app/copy/en/admin/reminders';
import { plural } from '~/app/copy/es/plural';

const drivers = (count: number) => plural(count, 'conductor', 'conductores');

export const reminders: typeof en = {
  title: 'Conductores sin lista',
  intro:
    'Estos conductores eligen trabajos esta semana y todavía no tienen lista. Una lista de una semana anterior que todavía cuenta también es una lista.',
  remindThe: (count) =>
    count === 1 ? 'Enviar recordatorio al conductor…' : `Enviar recordatorio a los ${count}…`,
  lastReminded: 'Último recordatorio: {time}.',
  canBeReached: (reachable, all) =>
    `Se puede avisar por correo o notificación a ${reachable} de ${drivers(all)}.`,
  cannotBeReached: (count) =>
    `A ${drivers(count)} no se les puede avisar. Imprima la lista o llámeles.`,
  remind: (count) => `Enviar el recordatorio a ${drivers(count)}`,
  remindText: 'Reciben un mensaje con el cierre y un enlace a su página, en su idioma.',
  nextAt: 'Puede enviar otro recordatorio a partir del {time}.',
  closed: 'La selección está cerrada; un recordatorio llegaría tarde.',
  everybody: 'Todos los conductores tienen una lista',
  everybodyHint: 'No hay nadie a quien recordar.',
  unreachable: 'No reciben mensajes',
  reachable: 'Reciben mensajes',
  email: 'Recibe mensajes',
  yes: 'Sí',
  no: 'No',
  print: 'Imprimir la lista',
  counts: (all, unreachable) => `${drivers(all)} sin lista, ${unreachable} de ellos sin mensajes.`,
};
