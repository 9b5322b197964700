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
    'Los teléfonos y las llaves de acceso también terminan cuando cambian su contraseña o sus preguntas de seguridad o se restablece su contraseña, cuando no los usa durante 60 días, y 180 días después de agregarlos.',
  passkeys: 'Iniciar sesión con huella o rostro',
  passkeysText:
    'Su teléfono guarda una llave de acceso, que solo usa después de su huella, su rostro o el bloqueo de pantalla. Funciona sin ID de empleado ni contraseña.',
  addPasskey: 'Agregar una llave de acceso en este teléfono',
  passkeyKnown: 'Este dispositivo ya tiene una llave de acceso suya.',
  noPasskeys: 'Este navegador no puede usar llaves de acceso.',
  off: 'Su sede no recuerda teléfonos',
  offText: 'Cada vez inicia sesión con su ID de empleado.',
  atKiosk: 'Todos usan esta computadora; por eso no puede ser su propio teléfono.',
  unproven:
    'Primero cierre la sesión e iníciela con su contraseña. Después puede agregar este teléfono.',
};
