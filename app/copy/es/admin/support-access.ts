import type { supportAccess as en } from '~/app/copy/en/admin/support-access';
import { plural } from '~/app/copy/es/plural';

export const supportAccess: typeof en = {
  title: 'Acceso del soporte',
  shortcut: 'Si el soporte del operador puede iniciar sesión',
  intro:
    'El soporte puede ayudarle en sus páginas, pero solo mientras usted lo permita. Inicia sesión en una cuenta de su empresa sin su contraseña, puede hacer como máximo lo que puede un administrador de sede y aparece como Support en el registro de actividad.',
  state: 'Ahora',
  none: 'El soporte no puede iniciar sesión',
  noneText: 'Nadie del soporte puede iniciar sesión en ninguna sede de esta empresa.',
  allowed: 'El soporte puede iniciar sesión',
  allowedUntil: 'El soporte puede iniciar sesión hasta {time}.',
  own: 'Esta empresa es del operador, así que el soporte siempre puede iniciar sesión.',
  allow: 'Permitir el soporte',
  allowAgain: 'Permitir desde ahora',
  length: 'Durante cuánto tiempo',
  hours: (hours) =>
    hours < 24 ? plural(hours, 'hora', 'horas') : plural(hours / 24, 'día', 'días'),
  told: 'A todos los responsables de una sede de la empresa se les avisa por correo electrónico.',
  stop: 'Terminar el acceso del soporte',
  youAreSupport:
    'Usted inició sesión como soporte. Todo lo que haga aquí queda en el registro de actividad.',
  youMayUntil: 'La empresa lo permite hasta {time}.',
};
