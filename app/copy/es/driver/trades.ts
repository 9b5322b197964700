import type { trades as en } from '~/app/copy/en/driver/trades';
import type { NamedObjection, Who } from '~/domain/trades/trade-error';

const names: Record<Who, string> = {
  you: 'Usted',
  other: 'El otro conductor',
  by: 'El conductor que hizo la oferta',
  with: 'El conductor que la aceptó',
};

const describeObjection = (objection: NamedObjection): string => {
  switch (objection.code) {
    case 'trade-not-held':
      return `${names[objection.who]} ya no tiene ${objection.id}.`;
    case 'trade-held-already':
      return `${names[objection.who]} ya tiene ${objection.id}.`;
    case 'trade-not-offered':
      return `${objection.id} cambió o se eliminó.`;
    case 'trade-needs-certification':
      return `${names[objection.who]} necesita certificación de aeropuerto para ${objection.id}.`;
    case 'trade-overlaps':
      return `${objection.id} coincide con ${objection.weekId}: ${names[objection.who].toLowerCase()} conserva esa semana.`;
    case 'trade-week-begun':
      return `La semana de ${objection.id} ya empezó.`;
    case 'trade-week-given-up':
      return `Alguien renunció a ${objection.id}. La próxima publicación la reparte.`;
    case 'trade-agreed-already':
      return objection.who === 'you'
        ? `Usted ya acordó otro intercambio de ${objection.id}, que todavía no está en vigor. Puede cancelarlo hasta que se apruebe.`
        : `${names[objection.who]} ya acordó otro intercambio de ${objection.id}.`;
    case 'trade-driver-deleted':
      return `${names[objection.who]} ya no está en la lista de conductores.`;
    case 'trade-claim-open':
      return 'Todavía no se ha respondido un reclamo sobre lo que se intercambia o de uno de los dos conductores.';
  }
};

export const trades: typeof en = {
  jobsTitle: 'Intercambiar su trabajo',
  jobsOf: {
    'this-week': (days) => `Trabajos de esta semana, ${days}`,
    'next-week': (days) => `Trabajos de la próxima semana, ${days}`,
    'another-week': (days) => `Trabajos de la semana del ${days}`,
  },
  weeksTitle: 'Intercambiar semanas de vacaciones',
  intro:
    'Ofrezca lo que usted tiene por lo que tiene otro conductor. Los demás ven su número de antigüedad, no su nombre.',
  withApproval:
    'Un administrador aprueba cada intercambio. Hasta entonces, los dos conductores pueden cancelarlo.',
  withoutApproval:
    'El intercambio surte efecto cuando los dos conductores están de acuerdo. Si uno de ellos inició sesión sin contraseña, antes lo aprueba un administrador.',
  noTrading: 'Ahora no puede hacer intercambios',
  refusals: {
    'trades-off': 'Su sede no usa intercambios.',
    'trades-not-published': 'Podrá hacer intercambios cuando se publiquen los resultados.',
    'trades-portal-open':
      'No puede intercambiar semanas mientras el portal de vacaciones está abierto.',
    'trades-publishing':
      'Los resultados se están publicando en este momento. Intente de nuevo en un minuto.',
  },
  nothingHeld: 'No tiene nada que intercambiar',
  nothingHeldHint: 'Solo los conductores que tienen una asignación pueden intercambiarla.',
  incoming: 'Ofertas para usted',
  noIncoming: 'Nadie ha hecho una oferta por lo que usted tiene.',
  offers: (seniorityNumber) =>
    seniorityNumber === null
      ? 'Un conductor sin número de antigüedad ofrece:'
      : `El conductor con antigüedad n.º ${seniorityNumber} ofrece:`,
  youGet: 'Usted recibe',
  youGive: 'Usted da',
  accept: 'Aceptar…',
  acceptNow: 'Aceptar este intercambio',
  acceptTitle: '¿Aceptar este intercambio?',
  acceptWaits: 'Un administrador tiene que aprobarlo. Hasta entonces puede cancelarlo.',
  acceptFinal:
    'Si el otro conductor también inició sesión con contraseña, surte efecto de inmediato y no se puede cancelar. Si no, un administrador tiene que aprobarlo.',
  offerGone: 'Esta oferta ya no existe.',
  decline: 'Rechazar',
  own: 'Sus intercambios',
  noOwn: 'Todavía no ha hecho ni aceptado ninguna oferta.',
  withDriver: (seniorityNumber) =>
    seniorityNumber === null
      ? 'Con un conductor sin número de antigüedad'
      : `Con el conductor con antigüedad n.º ${seniorityNumber}`,
  takeBack: 'Retirar',
  cancelTrade: 'Cancelar este intercambio',
  reason: 'Motivo: {reason}',
  changed: (id) =>
    `${id} cambió desde que se hizo la oferta, así que este intercambio no entra en vigor.`,
  states: {
    open: 'Abierto a todos',
    closed: 'Terminado',
    offered: 'Ofrecido',
    declined: 'Rechazado',
    withdrawn: 'Retirado',
    accepted: 'Espera aprobación',
    canceled: 'Cancelado',
    rejected: 'No aprobado',
    approved: 'Aprobado, sin publicar todavía',
    published: 'En vigor',
    skipped: 'Ya no es posible',
    lapsed: 'Caducado',
  },
  make: 'Hacer una oferta',
  makeHint:
    'Cada conductor que tiene lo que usted quiere ve su oferta. El primero que acepta obtiene el intercambio.',
  nothingToWant: 'No hay otra cosa por la que intercambiar.',
  choose: 'Elija…',
  send: 'Enviar oferta',
  openOffer: 'Preguntar a todos',
  openOfferHint:
    'Cada conductor de su sede que puede tenerlo ve lo que usted da, no su nombre ni su número de antigüedad, y puede ofrecerle lo suyo. Usted acepta la oferta que le guste.',
  openNow: (id) => `Ofrecer ${id} a todos`,
  openChosen: 'Ofrecer a todos',
  anything: 'Lo que otros ofrezcan',
  onOffer: 'Abierto a todos',
  onOfferHint:
    'Hay conductores que dan esto y esperan ofertas. Cada conductor que lo tiene ve su oferta, con su número de antigüedad.',
  answerWith: (giveId, wantId) => `Ofrecer ${giveId} por ${wantId}`,
  answerFor: (wantId) => `Ofrecerlo por ${wantId}`,
  answered: (giveIds) => `Usted ofreció ${giveIds} a cambio.`,
  describeObjection,
};
