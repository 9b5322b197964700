import type { drivers as en } from '~/app/copy/en/admin/drivers';

export const drivers: typeof en = {
  fields: {
    employeeId: { label: 'ID de empleado', hint: 'Exactamente 7 dígitos' },
    name: { label: 'Nombre' },
    seniorityNumber: {
      label: 'Antigüedad',
      input: 'Número de antigüedad',
      hint: 'El menor tiene más antigüedad; cada número una sola vez',
    },
    vcStatus: { label: 'VC', input: 'Es VC' },
    airportCertified: {
      label: 'Aeropuerto',
      input: 'Certificado para aeropuerto',
    },
    isEligible: { label: 'Elegible', pasteHint: 'Yes o No' },
    vacationWeeks: {
      label: 'Semanas',
      pasteHint: '1 si está vacío',
      input: 'Semanas de vacaciones',
      hint: 'Cuántas semanas de vacaciones puede tener el conductor, de 0 a 12',
    },
  },
  codeHint:
    'Con un código de un solo uso el conductor crea su primera contraseña o una nueva. Vale 24 horas.',
  issueCode: 'Dar un código de un solo uso',
  resetInstead: 'O restablecer la contraseña…',
  resetPassword: 'Restablecer contraseña',
  codeFor: (name) => `Código de un solo uso para ${name}`,
  codeShownOnce: 'Se muestra solo ahora. Anótelo o díctelo al conductor.',
  codeHowTo:
    'En la página de inicio de sesión, después de su ID de empleado, el conductor elige “¿Olvidó su contraseña?” o “Tengo un código de un solo uso” y lo escribe con una contraseña nueva.',
  codeValidity: 'Funciona una sola vez, durante 24 horas. Un código nuevo lo reemplaza.',
  done: 'Listo',
  title: 'Editar conductores',
  resetToCode:
    'Se cierran todas las sesiones del conductor, que necesita un código de un solo uso para crear una contraseña nueva. La contraseña anterior y las preguntas de seguridad no se pueden recuperar.',
  resetToId:
    'Se cierran todas las sesiones del conductor, que después entra solo con su ID de empleado. La contraseña anterior y las preguntas de seguridad no se pueden recuperar.',
};
