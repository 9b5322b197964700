import type * as en from '~/app/copy/en/errors/messages';
import { plural } from '~/app/copy/es/plural';

export const notes: typeof en.notes = {
  title: 'El aviso no se envió',
  'note-title-missing': 'Escriba un título.',
  'note-title-too-long': ({ limit }) => `El título puede tener hasta ${limit} caracteres.`,
  'note-text-missing': 'Escriba un texto.',
  'note-text-too-long': ({ limit }) => `El texto puede tener hasta ${limit} caracteres.`,
  'note-day-refused': ({ first, last }) => `Elija un día entre el ${first} y el ${last}.`,
  'note-ids-missing': 'Escriba al menos un ID de empleado.',
  'note-ids-unknown': ({ ids, count }) =>
    `Su sitio no tiene ningún conductor con ${ids.join(', ')}${count > ids.length ? ` y ${count - ids.length} más` : ''}.`,
  'note-without-recipients': 'Ahora no hay ningún conductor así.',
  'note-without-results':
    'Ahora no hay asignaciones publicadas; no hay ningún resultado que confirmar.',
  'too-many-notes': ({ limit }) =>
    `Los conductores ven como máximo ${limit} avisos a la vez. Retire uno que ya no haga falta.`,
  'notes-too-large':
    'Las notas que se muestran nombran a demasiados conductores. Retire una, o escriba a todos. No se envió nada.',
  'too-many-sent': ({ limit, retryAfterSeconds }) =>
    `Su sitio puede enviar ${limit} avisos por hora. Puede enviar el próximo en ${plural(Math.ceil(retryAfterSeconds / 60), 'minuto', 'minutos')}.`,
  'note-gone.title': 'Este aviso ya no se muestra',
  'note-gone': 'Se retiró, o su último día terminó.',
};

export const templates: typeof en.templates = {
  title: 'La plantilla no se guardó',
  'template-name-missing': 'Escriba un nombre para la plantilla.',
  'template-name-too-long': ({ limit }) => `El nombre puede tener hasta ${limit} caracteres.`,
  'template-name-taken': ({ name }) => `Ya hay una plantilla “${name}”.`,
  'too-many-templates': ({ limit }) =>
    `Su sitio puede guardar ${limit} plantillas. Elimine una que ya no haga falta.`,
  'template-without-jobs': 'La sede no tiene trabajos que guardar. No se guardó nada.',
  'templates-too-large':
    'Todas las plantillas juntas son demasiado grandes. Elimine una que ya no necesite. No se guardó nada.',
  'template-gone': 'Esta plantilla se eliminó.',
  'templates-changed':
    'Otra persona cambió las plantillas en el mismo momento. Inténtelo de nuevo.',
};

export const reminders: typeof en.reminders = {
  title: 'No se envió ningún recordatorio',
  'nobody-to-remind': 'Ningún conductor sin lista dejó un correo electrónico.',
  'reminded-recently': ({ retryAfterSeconds }) =>
    `Hace menos de una hora se envió un recordatorio a estos conductores. Puede enviar otro en ${plural(Math.ceil(retryAfterSeconds / 60), 'minuto', 'minutos')}.`,
  'reminded-meanwhile': 'Otra persona envió el recordatorio en el mismo momento.',
};
