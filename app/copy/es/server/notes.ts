import type { notes as en } from '~/app/copy/en/server/notes';
import { plural } from '~/app/copy/es/plural';

const drivers = (count: number) => plural(count, 'conductor', 'conductores');

export const notes: typeof en = {
  sent: 'Aviso enviado',
  sentText: (count) => `Va a ${drivers(count)}.`,
  sentAndEmailed: (count, emailed) => `Va a ${drivers(count)}, y a ${emailed} también por correo.`,
  withdrawn: 'Aviso retirado',
  withdrawnText: (title) => `Los conductores ya no ven “${title}”.`,
  notSent: 'El aviso no se envió',
  titleMissing: 'Escriba un título.',
  titleTooLong: (limit) => `El título puede tener hasta ${limit} caracteres.`,
  textMissing: 'Escriba un texto.',
  textTooLong: (limit) => `El texto puede tener hasta ${limit} caracteres.`,
  dayRefused: (first, last) => `Elija un día entre el ${first} y el ${last}.`,
  idsMissing: 'Escriba al menos un ID de empleado.',
  idsUnknown: (ids, count) =>
    `Su sitio no tiene ningún conductor con ${ids.join(', ')}${count > ids.length ? ` y ${count - ids.length} más` : ''}.`,
  nobody: 'Ahora no hay ningún conductor así.',
  noResults: 'Ahora no hay asignaciones publicadas; no hay ningún resultado que confirmar.',
  tooLarge:
    'Las notas que se muestran nombran a demasiados conductores. Retire una, o escriba a todos. No se envió nada.',
  tooMany: (limit) =>
    `Los conductores ven como máximo ${limit} avisos a la vez. Retire uno que ya no haga falta.`,
  changed: 'Otra persona envió o retiró un aviso en el mismo momento. Inténtelo de nuevo.',
  tooManySent: (limit, minutes) =>
    `Su sitio puede enviar ${limit} avisos por hora. Puede enviar el próximo en ${plural(minutes, 'minuto', 'minutos')}.`,
  gone: 'Este aviso ya no se muestra',
  goneText: 'Se retiró, o su último día terminó.',
  templateSaved: 'Plantilla guardada',
  templateSavedText: (name) => `“${name}” está entre sus plantillas.`,
  templateDeleted: 'Plantilla eliminada',
  templateDeletedText: (name) => `“${name}” ya no existe.`,
  templateNotSaved: 'La plantilla no se guardó',
  nameMissing: 'Escriba un nombre para la plantilla.',
  nameTooLong: (limit) => `El nombre puede tener hasta ${limit} caracteres.`,
  nameTaken: (name) => `Ya hay una plantilla “${name}”.`,
  tooManyTemplates: (limit) =>
    `Su sitio puede guardar ${limit} plantillas. Elimine una que ya no haga falta.`,
  templateGone: 'Esta plantilla se eliminó.',
  templatesChanged: 'Otra persona cambió las plantillas en el mismo momento. Inténtelo de nuevo.',
};
