import type { noNetwork as en } from '~/app/copy/en/driver/no-network';

/** No period follows a time, because `a. m.` ends with one. */
export const noNetwork: typeof en = {
  asOf: (time) => `Sin red. Ve su página como estaba: ${time}`,
  lost: 'Sin red. Todavía puede cambiar su lista.',
  lostReading: 'Sin red. Todavía puede leer esta página.',
  needsNetwork: 'Para eso hace falta la red. Intente de nuevo cuando tenga conexión.',
  waiting: 'Todavía no está guardado. Se enviará cuando vuelva la red.',
  sending:
    'Todavía se está enviando. Sus cambios se conservan en este teléfono hasta que se guarden.',
  countsBefore: 'Cuenta si nos llega antes de esta hora: {deadline}.',
  cutoffPassed:
    'La fecha límite era: {deadline}. Cuenta solo si nos llegó antes. Cuando vuelva la red, esta página dirá si llegó a tiempo.',
  countsWhenItArrives: 'Si cuenta, se decide cuando nos llegue.',
  sessionOver: 'Su sesión terminó, así que esta página no está al día.',
  signInToSave: 'Inicie sesión para guardar los cambios que esperan.',
  signIn: 'Iniciar sesión',
  cancel: 'Cancelar este guardado',
  news: {
    canceled: 'Cancelado. Si ya nos había llegado, esta página lo mostrará cuando vuelva la red.',
    saved: 'Los cambios que esperaban se guardaron.',
  },
  refused: {
    'too-late': 'Sus cambios nos llegaron después de la fecha límite y no cuentan.',
    'other-selection': 'Sus cambios eran para una selección que ya terminó. No cuentan.',
    'not-accepted': 'Los cambios que esperaban no se pudieron guardar.',
  },
  pressedAt: (time) => `Pulsó Guardar en este teléfono: ${time}`,
  whatCounts: (saved) => `Lo que cuenta es la lista de su comprobante. ${saved}`,
  nothingCounts: 'No ha guardado otra lista en esta selección.',
  theList: (count) => (count === 1 ? 'La lista: 1 opción' : `La lista: ${count} opciones`),
  discard: 'Descartar esta lista',
  other: {
    jobs: 'Un cambio a su lista de trabajos espera en este teléfono.',
    vacations: 'Un cambio a su lista de semanas de vacaciones espera en este teléfono.',
  },
  otherAsks: {
    jobs: 'Un cambio a su lista de trabajos no se guardó.',
    vacations: 'Un cambio a su lista de semanas de vacaciones no se guardó.',
  },
  look: 'Verlo',
  leaveTitle: '¿Salir sin guardar?',
  leaveText: 'Sus cambios esperan en este teléfono para guardarse. Si cierra la sesión, se borran.',
};
