import type { myPhone as en } from '~/app/copy/en/driver/my-phone';

export const myPhone: typeof en = {
  intro: 'En su propio teléfono usted inicia sesión con un toque, sin escribir.',
  thisPhone: 'Este teléfono',
  whatFollows: [
    'La próxima vez inicia sesión aquí con un toque.',
    'Puede abrir su lista aquí aunque no haya red.',
  ],
  notShared: 'No lo haga en un teléfono o una computadora que usan otros: podrían abrir su página.',
  remember: 'Este es mi propio teléfono',
  remembering: 'Recordando…',
  isRemembered: 'Este teléfono se recuerda. Usted inicia sesión aquí con un toque.',
  forgetThis: 'Olvidar este teléfono',
  forgetting: 'Olvidando…',
  yours: 'Sus teléfonos',
  yoursText: 'Olvide un teléfono que perdió o regaló.',
  usedOn: (since, lastUsed) => `Desde el ${since} · último uso el ${lastUsed}`,
  forget: 'Olvidar',
  forgetDevice: (name) => `Olvidar ${name}`,
  forgetAll: 'Olvidar todos los teléfonos',
  whenItEnds:
    'Un teléfono también se olvida cuando su contraseña cambia o se restablece, cuando no lo usa durante 60 días, y 180 días después de agregarlo.',
  off: 'Su sede no recuerda teléfonos',
  offText: 'Cada vez inicia sesión con su ID de empleado.',
  atKiosk: 'Todos usan esta computadora; por eso no puede ser su propio teléfono.',
  unproven:
    'Primero cierre la sesión e iníciela con su contraseña. Después puede agregar este teléfono.',
};
