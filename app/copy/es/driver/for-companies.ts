import type { forCompanies as en } from '~/app/copy/en/driver/for-companies';

export const forCompanies: typeof en = {
  learnMore: 'Información para empresas',
  title: 'Una selección de trabajos y vacaciones que todos pueden comprobar',
  lead: 'Para empresas cuyos conductores de reparto eligen su trabajo por antigüedad: una sede o muchas, cada una con sus conductores, trabajos, fecha límite y reglas.',
  parts: {
    rank: [
      'Los conductores ordenan',
      'Ponen en orden los trabajos y las semanas de vacaciones, en un teléfono, una computadora o un quiosco de la sede. Cada vez que guardan reciben un comprobante.',
    ],
    award: [
      'La antigüedad decide',
      'Empezando por el conductor de mayor antigüedad, a cada uno le toca su preferencia más alta que sigue libre. Lo que un administrador asigna manualmente va primero y queda marcado.',
    ],
    explain: [
      'Cada conductor lee por qué',
      'Cada preferencia que no le tocó tiene un motivo. A los demás conductores se los nombra por su número de antigüedad, nunca por su nombre.',
    ],
    check: [
      'Cualquiera lo comprueba',
      'Una versión publicada ya no cambia, y los conductores pueden calcularla de nuevo en su propio dispositivo. Una corrección es una versión nueva que muestra a quién le cambió el resultado.',
    ],
  },
  exampleTitle: 'Lo que lee un conductor después de la publicación',
  example: 'Ejemplo',
  exampleJob: 'Su trabajo: J014',
  exampleReasons: [
    [
      'J002',
      'le tocó a un conductor de mayor antigüedad (n.º 12), que lo tenía como preferencia 1',
    ],
    ['J007', 'requiere certificación de aeropuerto'],
    ['J014', 'le tocó a usted'],
  ],
  exampleCheck: 'Calculado de nuevo en este dispositivo: todos los resultados son iguales.',
  startTitle: 'Cómo empieza su empresa',
  startSteps: [
    ['Envíe una solicitud', 'Cuéntenos sobre su empresa y su primera sede. Toma unos dos minutos.'],
    [
      'Reciba la respuesta',
      'Un correo confirma su solicitud enseguida. Otro trae la respuesta, y el motivo si es negativa.',
    ],
    [
      'Invite a sus conductores',
      'Elija una contraseña, pegue conductores y trabajos desde una hoja de cálculo, y comparta el enlace de su sede.',
    ],
  ],
  openForm: 'Llenar la solicitud',
};
