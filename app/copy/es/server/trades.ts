import type { trades as en } from '~/app/copy/en/server/trades';
import { plural } from '~/app/copy/es/plural';

export const trades: typeof en = {
  offered: 'Oferta enviada',
  offeredText: (giveId, wantId) =>
    `Cada conductor que tiene ${wantId} puede aceptar ahora su ${giveId} a cambio.`,
  accepted: 'Intercambio acordado',
  acceptedText: {
    waits: 'Un administrador tiene que aprobarlo.',
    approved: 'Surte efecto en cuanto se publique.',
    published: 'Está en vigor.',
  },
  declined: 'Oferta rechazada',
  declinedText: 'Otros conductores todavía pueden aceptarla.',
  takenBack: 'Retirado',
  takenBackText: 'Ya nadie puede aceptarlo ni aprobarlo.',
  approved: 'Intercambio aprobado',
  publishedText: 'Se publicó una versión nueva. Se avisa a los dos conductores.',
  waitsText: 'Todavía no se ha publicado. Esta página muestra cuándo se publica.',
  rejected: 'Intercambio no aprobado',
  rejectedText: 'Los dos conductores pueden leer el motivo.',
  published: 'Intercambios publicados',
  publishedVersion: (version) => `Se publicó la versión ${version}.`,
  refused: 'Intercambio no posible',
  nobodyHolds: (id) => `Ningún otro conductor tiene ${id}.`,
  chooseBoth: 'Elija lo que da y lo que quiere.',
  notFound: 'Esta oferta ya no existe. Quizá se retiró o la aceptó otro conductor.',
  changed: 'Otra persona cambió primero este intercambio. Revise la página.',
  offeredAlready: 'Usted ya hizo esta oferta.',
  skipped: 'La versión publicada cambió y este intercambio ya no es posible. No lo apruebe.',
  offersWaiting: (most) =>
    `Puede tener ${plural(most, 'oferta', 'ofertas')} a la vez. Retire primero una.`,
  offersUsedUp: (most, days) =>
    `Puede hacer ${plural(most, 'oferta', 'ofertas')} en ${plural(days, 'día', 'días')}.`,
  tradesUsedUp: (most, days) =>
    `Puede hacer ${plural(most, 'intercambio', 'intercambios')} en ${plural(days, 'día', 'días')}.`,
};
