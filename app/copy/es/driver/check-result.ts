import type { checkResult as en } from '~/app/copy/en/driver/check-result';
import { plural } from '~/app/copy/es/plural';

const listIds = (ids: readonly string[]) => ids.join(', ') || 'nada';
const nameOffer = { jobs: 'Trabajo', vacations: 'Semana' };

export const checkResult: typeof en = {
  sameNumber: 'El número de control es el mismo: {number}',
  steps: {
    loading: 'Cargando el registro…',
    computing: 'Calculando todos los resultados…',
    hashing: 'Calculando el número de control…',
  },
  same: 'Este dispositivo calculó los mismos resultados',
  sameText: (of, drivers, offers) =>
    `${plural(drivers, 'conductor', 'conductores')}, ${
      of === 'jobs' ? plural(offers, 'trabajo', 'trabajos') : plural(offers, 'semana', 'semanas')
    }.`,
  sameOwn: (number) => `Usted es el número ${number}, y su resultado de arriba es correcto.`,
  noNumber: 'No se comparó el número de control, porque este navegador solo lo calcula por HTTPS.',
  differs: 'Algo no coincide',
  tellAdmin: 'Muestre esto al administrador de su sede.',
  holders: (numbers, how) => {
    if (numbers.length === 0) return 'nadie';
    return `${numbers.length === 1 ? 'el número' : 'los números'} ${numbers.join(', ')}${how && ` (${how})`}`;
  },
  assignmentDiffers: (of, offerId, published, computed) =>
    `${nameOffer[of]} ${offerId}: se publicó para ${published}, pero este dispositivo lo calcula para ${computed}.`,
  ownDiffers: (shown, recorded) =>
    `Esta página muestra ${listIds(shown)} para usted, pero el registro dice ${listIds(recorded)}.`,
  numberDiffers: (expected, computed) =>
    `El número de control publicado es ${expected}, pero este dispositivo calcula ${computed}.`,
  outputDiffers: (at) => `Este dispositivo calcula otro valor en ${at}.`,
  unreadable: 'No se puede leer el registro.',
  reload: 'Esta página no es la más reciente. Vuelva a cargarla y compruebe de nuevo.',
  signedOut: 'Su sesión terminó. Vuelva a cargar la página, inicie sesión y compruebe de nuevo.',
  controlNumber: 'Número de control: {number}',
};
