import type { texts as en } from '~/app/copy/en/server/texts';

export const texts: typeof en = {
  code: (code) =>
    `${code} es su código para mensajes de texto. Vale 10 minutos. ¿No fue usted? Ignórelo.`,
  removed: 'Se quitó este número de su página de conductor. ¿No fue usted? Avise al administrador.',
  published: (days) =>
    days === null ? 'Se asignaron las vacaciones.' : `Se asignaron los trabajos del ${days}.`,
  withdrawn: (days) =>
    days === null
      ? 'Ya no cuentan las vacaciones asignadas.'
      : `Ya no cuentan los trabajos asignados del ${days}.`,
  unseen: (days) =>
    days === null
      ? 'Revise sus vacaciones y confirme.'
      : `Revise su trabajo del ${days} y confirme.`,
  claimAnswered: (days) =>
    days === null
      ? 'Su reclamo de vacaciones tiene respuesta.'
      : `Su reclamo del ${days} tiene respuesta.`,
  closingSoon: (days, closes) =>
    `Ordene ${days === null ? 'semanas' : 'trabajos'} hasta el ${closes}.`,
  extended: (days, closes) =>
    `Más tiempo para ordenar ${days === null ? 'semanas' : 'trabajos'}: hasta el ${closes}.`,
  listMissing: (days, closes) =>
    `Aún no ordenó ${days === null ? 'semanas' : 'trabajos'}. Puede hasta el ${closes}.`,
  note: 'Hay un aviso en su página de conductor.',
  stop: 'Para salir: STOP.',
  numberKnown: 'Los mensajes de texto ya van a este número.',
  invalidNumber: 'Ingrese un número de celular válido.',
  notServed: (countries) =>
    `Solo podemos enviar mensajes de texto a celulares de estos países: ${countries}.`,
  wrongCode: (triesLeft) =>
    triesLeft === 1
      ? 'Ese no es el código. Le queda un intento.'
      : `Ese no es el código. Le quedan ${triesLeft} intentos.`,
  codeOver: 'Este código ya no sirve. Pida uno nuevo.',
  notOffered: 'Sin mensajes de texto',
  notOfferedText: 'Los mensajes de texto se desactivaron. No se cambió nada.',
  toasts: {
    saved: { title: 'Código enviado', description: 'Ingrese el código del mensaje de texto.' },
    again: { title: 'Código nuevo enviado', description: 'Solo sirve el código más reciente.' },
    confirmed: {
      title: 'Número confirmado',
      description: 'Desde ahora recibirá ahí los mensajes de texto.',
    },
    removed: { title: 'Número quitado', description: 'Ya no recibirá mensajes de texto.' },
  },
};
