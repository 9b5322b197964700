import type { siteLink as en } from '~/app/copy/en/admin/site-link';

export const siteLink: typeof en = {
  title: 'Enlace de la sede',
  intro:
    'El enlace con el que sus conductores inician sesión. Abre la página de inicio de su sede, y su ID de empleado se busca solo en esta sede.',
  sendIt: 'Envíelo',
  sendText: 'Por correo o mensaje de texto, o como marcador en una computadora compartida.',
  printIt: 'Imprímalo',
  printText: 'Un cartel con este código, el enlace y tres pasos, en papel carta o A4.',
  qrCodeOf: (link) => `Código QR de ${link}`,
  printPoster: 'Imprimir cartel',
  linkForDrivers: 'Enlace para los conductores',
  poster: 'Cartel',
  posterTitle: 'Elija su trabajo para la próxima semana',
  questions: (contactEmail) => `¿Preguntas? ${contactEmail}`,

  copyResult: {
    copied: 'Copiado al portapapeles',
    failed:
      'No se pudo copiar al portapapeles. Intente de nuevo, o seleccione y copie manualmente.',
  },
  posterSteps: (digits) => [
    ['Escanee', 'el código con la cámara de su teléfono, o escriba la dirección de abajo.'],
    ['Inicie sesión', `con su ID de empleado de ${digits} dígitos.`],
    ['Elija y guarde', 'los trabajos que quiere, primero el mejor, antes de la fecha límite.'],
  ],
};
