import type { claims as en } from '~/app/copy/en/driver/claims';

export const claims: typeof en = {
  filed: (dateTime) => `Presentado el ${dateTime}`,
  answer: 'Respuesta:',
  noAnswer: 'El administrador de su sede todavía no ha respondido.',
  takesEffect: 'Surte efecto cuando se publiquen de nuevo las asignaciones.',
  textLabel: '¿Por qué le corresponde esta preferencia?',
  send: 'Enviar reclamo',
  others: 'Sus reclamos sobre otras preferencias',
  open: 'Reclamo abierto',
  granted: 'Reclamo aceptado',
  denied: 'Reclamo rechazado',
  file: 'Presentar un reclamo',
  ended:
    'Ya no puede presentar un reclamo sobre esta semana. Si algo no es correcto, pregunte al administrador de su sede.',
  hint: (limit) => `Hasta ${limit} caracteres. Lo lee el administrador de su sede.`,
  hintUntil: (limit) =>
    `Hasta ${limit} caracteres. Puede enviarlo hasta el {time}. Lo lee el administrador de su sede.`,
  whichPick: '¿Qué preferencia?',
  choosePick: 'Elija una preferencia',
};
