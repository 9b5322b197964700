import type { textMessages as en } from '~/app/copy/en/driver/text-messages';

export const textMessages: typeof en = {
  yourNumber: 'Su número de celular',
  noNumber: 'No hay un número de celular; por eso no recibe mensajes de texto.',
  goTo: 'Los mensajes de texto van a {number}',
  waiting: 'Le enviamos un mensaje de texto con un código a {number}.',
  code: 'Código del mensaje de texto',
  confirm: 'Confirmar número',
  sendAgain: 'Enviar otro código',
  remove: 'Quitar número',
  number: 'Número de celular',
  newNumber: 'Número de celular nuevo',
  hint: 'Con + y el código del país si no es del país de su sede.',
  save: 'Enviarme un código',
  howToStop:
    'Un mensaje de texto dice qué pasó, sin resultados. Su compañía telefónica puede cobrarlo. Para dejar de recibirlos, responda STOP a cualquiera o quite su número aquí. Los administradores no lo ven.',
  lost: {
    unsubscribed:
      'Usted respondió STOP a un mensaje de texto; por eso se quitó su número. Para volver a recibirlos, primero responda START al último y después ingrese su número.',
    undeliverable: 'Los mensajes de texto a su número no se pudieron entregar; por eso se quitó.',
  },
};
