import type * as en from '~/app/copy/en/admin/email-addresses';
import { plural } from '~/app/copy/es/plural';
import type { LeftOutReason } from '~/domain/mail/pasted-addresses';

const leftOut: Record<LeftOutReason, string> = {
  confirmed: 'confirmó una dirección, que solo el conductor cambia',
  own: 'agregó una dirección por su cuenta, que falta confirmar',
  stopped: 'tenía antes esta dirección, y su dueño canceló los correos, o no llegaban',
  asked: 'ya recibió la solicitud en esta dirección',
};

export const emailAddresses: typeof en.emailAddresses = {
  title: 'Correos electrónicos',
  shortcut: 'Agregar correos de conductores, que sus dueños confirman',
  intro:
    'Puede agregar una dirección para un conductor que no tiene ninguna. Su dueño recibe un solo correo, que dice quién la agregó, y nada más hasta que la confirme. No se muestran las direcciones que agregaron los conductores.',
  link: 'Abrir el correo electrónico',
  linkText: 'Vea si este conductor tiene una dirección para mensajes, o agregue una.',
  states: {
    none: 'Sin dirección',
    lost: 'Quitada',
    waiting: 'Falta confirmar',
    confirmed: 'Confirmada',
  },
  lost: {
    unsubscribed: 'Su dueño canceló los correos con el enlace de uno.',
    refused: 'Quien lee sus correos dijo que no es suya.',
    bounced: 'Los correos no se podían entregar.',
    complained: 'Un correo se marcó como no deseado.',
  },
  lostUnknown: 'Se quitó.',
  lostAt: 'Quitada el {time}.',
  askedAt: 'Solicitud enviada el {time}.',
  linkOver: 'El enlace de ese correo ya no funciona.',
  byDriver: 'La agregó el conductor.',
  byAdmin: 'La agregó un administrador.',
  confirmedHint:
    'Esta dirección es del conductor. Solo él la cambia o la quita, en su página, en “Mensajes”.',
  whom: 'Un conductor',
  find: 'Mostrar',
  idOrNumber: 'Nombre, ID de empleado o número de antigüedad',
  address: 'Correo electrónico',
  enter: 'Pedir que la confirme',
  replaceHint: 'Otra dirección reemplaza la que falta confirmar.',
  enterHint: 'El correo se escribe en el idioma del conductor, si eligió uno.',
  again: 'Enviar otra vez',
  remove: 'Quitar',
  without: (count) => `Sin una dirección confirmada (${count})`,
  first: (shown, count) => `Los primeros ${shown} de ${count}, por antigüedad.`,
  everybody: 'Todos los conductores confirmaron una dirección',
  open: 'Abrir',
  openOf: (name) => `Abrir el correo electrónico de ${name}`,
  many: 'Muchos conductores',
  manyHint: (most) =>
    `Una línea por conductor: ID de empleado o número de antigüedad, y después la dirección. Hasta ${most} líneas, y ${most} solicitudes por hora.`,
  lines: 'Líneas',
  preview: 'Vista previa',
  previewTitle: 'Vista previa: todavía no se guardó nada',
  asks: (count) => `Se pedirá confirmación a ${plural(count, 'dueño', 'dueños')}`,
  nobody: 'No se pediría nada a nadie.',
  leftOutTitle: (count) => `${plural(count, 'línea omitida', 'líneas omitidas')}`,
  leftOut: (line, name, why) => `Línea ${line}: ${name} ${leftOut[why]}.`,
  problemsTitle: (count) =>
    count === 1 ? 'Una línea no es correcta' : `${count} líneas no son correctas`,
  problem: (line, text) => `Línea ${line}: ${text}`,
  correct: 'No se guardó nada. Corrija las líneas de abajo y vea otra vez la vista previa.',
  confirm: (count) => `Pedir a ${plural(count, 'dueño', 'dueños')}`,
  stopped: (entered) =>
    `Se pidió confirmación a ${plural(entered, 'dueño', 'dueños')}. Después se rechazó la primera línea de abajo. Ni ella ni las siguientes se guardaron.`,
};
