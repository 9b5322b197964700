import type { notes as en } from '~/app/copy/en/admin/notes';
import { plural } from '~/app/copy/es/plural';

const drivers = (count: number) => plural(count, 'conductor', 'conductores');

export const notes: typeof en = {
  title: 'Avisos',
  shortcut: 'Escribir a los conductores en sus páginas y por correo',
  intro:
    'Un aviso aparece arriba en las páginas de un conductor hasta que presiona “Entendido” o termina su último día.',
  newNote: 'Aviso nuevo',
  noteTitle: 'Título',
  titleHint: (limit) => `Hasta ${limit} caracteres.`,
  text: 'Texto',
  textHint: (limit) => `Texto sin formato, hasta ${limit} caracteres. Se muestra como lo escribe.`,
  audience: 'Quién lo recibe',
  audiences: {
    all: 'Todos los conductores',
    'without-list': 'Conductores sin lista para esta semana',
    'result-unseen': 'Conductores con resultado sin confirmar',
    certified: 'Conductores certificados de aeropuerto',
    listed: 'Conductores indicados',
  },
  ids: 'ID de empleado',
  idsHint: 'Uno por línea, o separados por espacios o comas.',
  lastDay: 'Se muestra hasta el final del',
  lastDayHint: (days) => `Como máximo ${days} días a partir de hoy.`,
  byEmail: 'Enviarlo también por correo',
  byEmailHint: 'A quienes dejaron una dirección en su página.',
  preview: 'Vista previa',
  previewTitle: '¿Enviar este aviso?',
  goesTo: 'Lo reciben',
  countOf: (audience, count) => `${audience}: ${drivers(count)}`,
  email: 'Correo',
  emailedTo: (withAddress, count) =>
    `${withAddress} de ${drivers(count)} ${withAddress === 1 ? 'tiene' : 'tienen'} una dirección registrada y ${withAddress === 1 ? 'recibirá' : 'recibirán'} un correo`,
  notEmailed: 'No se envía por correo',
  shownUntil: 'Se muestra hasta el final del',
  resolved: 'Quién recibe el aviso se decide cuando usted lo envía.',
  edit: 'Volver a editar',
  send: (count) => `Enviar a ${drivers(count)}`,
  current: 'Se muestran ahora',
  noCurrent: 'Los conductores no ven ningún aviso ahora',
  noCurrentHint: 'Aquí aparecen los avisos que usted envía.',
  past: 'Avisos anteriores',
  pastHint: (limit) => `Los últimos ${limit}. El registro de actividad los conserva todos.`,
  sentBy: 'Enviado el {time} por {username}',
  confirmed: (confirmed, count) =>
    `${confirmed} de ${count} ${confirmed === 1 ? 'presionó' : 'presionaron'} “Entendido”`,
  emailed: (count) => `por correo a ${count}`,
  until: (day) => `se muestra hasta ${day}`,
  endedOn: (day) => `terminó el ${day}`,
  withdrawnBy: 'Retirado el {time} por {username}',
  withdraw: 'Retirar…',
  withdrawOf: (title) => `Retirar “${title}”`,
  withdrawTitle: '¿Retirar este aviso?',
  withdrawText:
    'Los conductores ya no lo ven en sus páginas. Los correos que todavía no salieron no se envían.',
  withdrawNow: 'Retirar el aviso',
};
