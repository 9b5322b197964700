import type * as en from '~/app/copy/en/errors/common';
import { plural } from '~/app/copy/es/plural';
import { common } from '~/app/copy/es/server/requests';

const bothNeeded = 'Elija un conductor y un trabajo.';
const inThePast = 'El cierre debe quedar en el futuro.';

export const invalid: typeof en.invalid = {
  title: common.validationError,
  'choice-unclear.title': '¿A cuál se refiere?',
  'choice-unclear': ({ typed }) =>
    `“${typed}” no está claro. Elija lo que quiere decir o escriba más.`,
  'manual-unknown-driver': ({ driverId }) =>
    driverId === ''
      ? bothNeeded
      : `No existe el conductor “${driverId}”. Elija uno de la lista o escriba el ID de empleado.`,
  'manual-unknown-job': ({ jobId }) =>
    jobId === '' ? bothNeeded : `No existe el trabajo “${jobId}”. Elija uno de la lista.`,
  'invalid-contact-email': 'Escriba un correo electrónico válido o deje el campo vacío.',
  'invalid-protest-window': ({ max }) => `Escriba horas completas, de 0 a ${max}.`,
  'unknown-time-zone': 'Elija una zona horaria de la lista.',
  'missing-week-fields': 'Llene todos los campos obligatorios',
  'week-ends-before-start': ({ weekId }) => `La semana ${weekId} termina antes de empezar`,
  'invalid-slots': ({ most }) => `Los cupos deben ser un número de 1 a ${most}`,
  'select-driver-and-week': 'Elija un conductor y una semana de vacaciones',
};

export const conflicts: typeof en.conflicts = {
  title: 'Otra persona guardó cambios antes',
  'claim-answered': 'Otra persona ya respondió a este reclamo. Su respuesta no se guardó.',
  'hand-assignment-changed': ({ of }) =>
    'jobId' in of
      ? `La asignación del trabajo ${of.jobId} cambió. No se quitó nada. Revísela de nuevo.`
      : `La asignación del conductor ${of.driverId} cambió. No se quitó nada. Revísela de nuevo.`,
  'company-changed':
    'La empresa siguió cambiando mientras usted guardaba. No se guardó nada. Intente de nuevo.',
  'notes-changed': 'Otra persona envió o retiró un aviso en el mismo momento. Inténtelo de nuevo.',
  'request-decided': ({ status }) =>
    status === 'approved'
      ? 'Esta solicitud ya fue aprobada. No se cambió nada.'
      : 'Esta solicitud ya fue rechazada. No se cambió nada.',
  'request-changed': 'Esta solicitud se acaba de responder o de borrar. No se borró nada.',
  'list-changed':
    'La lista siguió cambiando mientras usted guardaba. No se guardó nada. Intente de nuevo.',
  'rows-changed': ({ rows }) =>
    rows.length === 1
      ? 'No se guardó nada: otra persona cambió una fila que usted editó. Elija qué valores conservar.'
      : `No se guardó nada: otra persona cambió ${rows.length} filas que usted editó. Elija qué valores conservar.`,
  'list-outdated':
    'Otra persona cambió esta lista mientras tanto. No se guardó nada. Revise cómo está la lista ahora e intente otra vez.',
  'site-changed': 'La sede cambió. Revise la página e intente de nuevo.',
  'settings-changed': 'Otro administrador guardó otra configuración. Sus cambios no se guardaron.',
  'week-edited-meanwhile': 'Otra persona editó esta semana. Sus cambios no se guardaron.',
  'assignments-changed': ({ count }) =>
    `Ahora también se eliminarían ${plural(count, 'asignación manual', 'asignaciones manuales')}. No se eliminó nada. Revise de nuevo.`,
  'weeks-changed':
    'Las semanas de vacaciones siguieron cambiando mientras usted guardaba. No se guardó nada. Intente de nuevo.',
};

export const missingTimes: typeof en.missingTimes = {
  title: 'Error',
  'cutoff-not-a-time': 'Elija la fecha y la hora del cierre.',
  'closure-not-a-time': 'Elija la fecha y la hora del cierre del portal.',
};

export const invalidDates: typeof en.invalidDates = {
  title: 'Fecha no válida',
  'cutoff-in-the-past': inThePast,
  'holiday-not-ahead':
    'Un día festivo debe ser hoy o después, y como máximo dentro de dos años. No se guardó nada.',
  'cutoff-passed-in-zone': ({ time, zone }) =>
    `El cierre conserva su hora de reloj, y ${time} ya pasó en ${zone}. Cambie primero el cierre o cierre la selección.`,
  'closure-in-the-past': inThePast,
};
