import type * as en from '~/app/copy/en/admin/settings';
import { atTime } from '~/app/copy/es/at-time';
import { plural } from '~/app/copy/es/plural';
import { pluralDays } from '~/app/copy/es/plural-days';
import { createDescribeValue, type SettingValues } from '~/app/copy/setting-values';

const onOff = (isOn: boolean) => (isOn ? 'Activado' : 'Desactivado');
const openResults = {
  off: 'Desactivado',
  'by-number': 'Por número de antigüedad',
  'by-name': 'Por nombre',
};

const countMoves = (moves: number): string =>
  moves === 0 ? 'Sin límite' : plural(moves, 'conductor', 'conductores');

const values: SettingValues = {
  timeZone: (zone) => zone,
  clock: (clock) => `reloj de ${clock} horas`,
  afterCutoff: (value) => (value === 'view-only' ? 'Solo ver' : 'Pueden completar'),
  outageRule: (rule) =>
    ({ off: 'No cambia', ask: 'Preguntarme', automatic: 'Se mueve automáticamente' })[rule],
  openNextOn: (day) => (day === 'never' ? 'Con el botón' : `Todos los ${pluralDays[day]}`),
  openNextAt: (time) => time,
  standingPicks: onOff,
  remindHoursBefore: (hours) => (hours === 0 ? 'Desactivado' : `${hours} h antes del cierre`),
  useSeniorityAssignment: onOff,
  disableAutoAssignments: (isOff) => onOff(!isOff),
  assignLeftoverVacations: onOff,
  vacationRounds: (rounds) => rounds.replaceAll(',', ', '),
  chainMoves: countMoves,
  vacationCover: onOff,
  autoPortalClosure: onOff,
  showStanding: onOff,
  trades: (rule) =>
    ({
      off: 'Desactivado',
      'with-approval': 'Con aprobación',
      'without-approval': 'Sin aprobación',
    })[rule],
  protestWindowHours: (hours) => (hours === 0 ? 'Sin reclamos' : `${hours} h`),
  sealedPicks: onOff,
  openResults: (choice) => openResults[choice],
  passwordPolicy: (value) => (value === 'required' ? 'Obligatorias' : 'Opcionales'),
  securityQuestions: onOff,
  rememberOwnPhones: onOff,
  adminSecondFactor: onOff,
  allowDriverPrinting: onOff,
  darkMode: onOff,
  kioskMode: onOff,
  adminContactEmail: (email) => email || 'Ninguno',
};

export const settings: typeof en.settings = {
  thisComputer: 'Esta computadora',
  thisComputerText:
    'Un quiosco es una computadora que comparten los conductores. Esto vale solo para este navegador y esta sede.',
  isKiosk: 'Marcada como quiosco',
  isNoKiosk: 'No es un quiosco',
  unmarkKiosk: 'Dejar de usarla como quiosco',
  markKiosk: 'Usar como quiosco',
  logOutFirst:
    'Cierre su sesión de administrador antes de que los conductores usen esta computadora.',
  kioskModeOff:
    'El modo quiosco está desactivado en la sede: esta computadora funciona como cualquier otra hasta que lo active arriba.',
  kioskStart:
    'En esta computadora los conductores empiezan en la página de inicio de su sede. El modo quiosco de arriba debe estar activado.',
  off: 'Desactivado',
  on: 'Activado',
  conflictText: (text) => `${text} Compare los valores, haga abajo sus cambios y guarde otra vez.`,
  conflictCaption: 'La configuración guardada junto a la suya',
  setting: 'Ajuste',
  yourValue: 'En el formulario de abajo',
  savedValue: 'El valor guardado',
  correctSetting: 'No se guardó nada. Corrija el ajuste marcado.',
  unsavedChanges: 'Cambios sin guardar',
  search: 'Buscar ajustes',
  partsLabel: 'Partes de esta página',
  noneFound: (query) => `Ningún ajuste coincide con «${query}».`,
  legend:
    'Los ajustes marcados con {chip} cambian quién recibe qué trabajo o semana. Los demás no.',
  changesAward: 'Cambia la asignación',
  example: 'Ejemplo',
  examples: {
    afterCutoff:
      'Ana guardó tres trabajos a tiempo y agrega otro diez minutos después del cierre. Con «Pueden completar», cuenta. Con «Solo ver», no puede agregarlo.',
    outageRule:
      'Nadie pudo guardar de 2:40 a 2:52 p. m. El cierre de las 3:00 p. m. pasa a las 3:15 p. m.',
    standingPicks:
      'Ben no guarda nada esta semana. Activado: cuenta la lista que guardó la semana pasada. Desactivado: solo recibe un trabajo que sobre.',
    openNextOn:
      'Usted publica el jueves. Si elige los viernes, los conductores pueden elegir los trabajos de la semana siguiente el viernes, a la hora de apertura.',
    remindHoursBefore:
      'Con 24 horas y un cierre el miércoles a las 3:00 p. m., los correos salen el martes. Quien lo desee recibe otro recordatorio el miércoles a las 2:00 p. m.',
    useSeniorityAssignment:
      'Sobran dos trabajos, uno en el aeropuerto. Ana (antigüedad 3) y Ben (12) no tienen trabajo y están certificados. Ana recibe el del aeropuerto y Ben el otro.',
    disableAutoAssignments:
      'Sobra un trabajo, y Ben, que cubre vacaciones, no tiene ninguno. Activado: lo recibe Ben. Desactivado: queda libre.',
    assignLeftoverVacations:
      'La semana W005 tiene un cupo libre y Ana no tiene semana. Activado: recibe W005. Desactivado: el cupo queda libre.',
    chainMoves:
      'Ana está enferma y deja libre el trabajo 7. Ben pasa del 9 al 7, Cleo del 12 al 9 y Dan del 15 al 12. Con 2 conductores, la cadena termina con Cleo y el trabajo 12 queda libre.',
    vacationCover:
      'Las vacaciones de Ana caen en esta semana de trabajo. Activado: no recibe trabajo, y el que tuvo la semana pasada se marca para cubrirlo. Desactivado: recibe un trabajo como los demás.',
    trades:
      'Ana tiene el trabajo 7 y Ben el 9. Acuerdan un cambio, y la siguiente versión de la asignación muestra a Ana con el 9 y a Ben con el 7.',
    protestWindowHours:
      'Usted publica el viernes a las 3:00 p. m. Con 48 horas, los conductores pueden reclamar hasta el domingo a las 3:00 p. m. Un reclamo aceptado cambia la siguiente versión de la asignación.',
    sealedPicks:
      'El martes ve que 80 de 120 conductores ya guardaron. Lo que eligieron se muestra después del cierre.',
    openResults:
      'Por número de antigüedad, los conductores leen «Antigüedad 12: trabajo 9, segunda opción», pero no el nombre.',
  },
  companyTitle: 'Reglas de la empresa',
  companyIntro:
    'Valen para todas las sedes de {company}. Solo el administrador maestro puede cambiarlas.',
  historyTitle: 'Historial de cambios',
  historyIntro: 'Los últimos cambios de estos ajustes, primero los más recientes.',
  historyOlder: 'Puede haber cambios anteriores en el {log}.',
  historyEmpty: 'Todavía no se registró aquí ningún cambio.',
  when: 'Cuándo',
  who: 'Quién',
  before: 'Antes',
  after: 'Después',
  loggedHint: 'Cada cambio queda en el registro con su valor anterior y el nuevo.',
  notSaved: 'Los cambios a la configuración no se han guardado.',
  selectionIntro: 'Cuándo y cómo eligen los conductores sus trabajos.',
  timeZoneHint:
    'Escriba una ciudad o una zona, como Chicago o hora del Centro, y elija de la lista. Todas las horas de esta sede se muestran en esta zona. Si la cambia, un cierre que todavía no llega conserva su hora de reloj: las 3:00 p.\u00a0m. siguen siendo las 3:00 p.\u00a0m. en la zona nueva. Los cierres pasados no cambian.',
  clock12: 'Reloj de 12 horas',
  clock24: 'Reloj de 24 horas',
  clockHint: (time) => `Así se muestran las horas: ${time}`,
  standingPicksHint:
    'Si un conductor no guarda una lista, su última lista se conserva para el período siguiente y cuenta en la asignación. Desactivado: el conductor que no guarda una lista no tiene preferencias.',
  openByButton: 'Con el botón del panel',
  openEvery: (day) => `Todos los ${pluralDays[day]}`,
  openNextHint:
    'Después de publicarse las asignaciones, el período siguiente se abre automáticamente ese día, hora de la sede. Si hay un reclamo sin respuesta, sigue cerrado hasta que usted presione el botón.',
  moves: countMoves,
  chainMovesHint:
    'Cuando usted libera un trabajo publicado, pasa a los siguientes de la lista por antigüedad, y también los trabajos que ellos dejan. Los contratos suelen terminar esto después de 2 a 4 conductores.',
  hoursBefore: (hours) => `${hours} horas antes del cierre`,
  reminderHint:
    'Los conductores que dieron su correo y todavía no han enviado su lista reciben un recordatorio de que pronto cierra la selección de trabajos o la selección de vacaciones programada.',
  assignment: 'Asignación',
  assignmentIntro:
    'Primero van las asignaciones manuales y después las preferencias por antigüedad. Estas reglas asignan lo que queda.',
  seniorityHint:
    'Los trabajos que nadie obtuvo por preferencia pasan a los conductores sin trabajo, por orden de antigüedad: primero los de aeropuerto y después por hora de inicio.',
  autoAssignHint:
    'Sin el modo de antigüedad, los trabajos que quedan pasan a los conductores VC, que cubren vacaciones, y a los que enviaron una lista; después a los demás, si su empresa asigna por antigüedad o por VC. Desactivado: esos trabajos quedan libres. Este ajuste no afecta al modo de antigüedad.',
  leftoverHint:
    'Las semanas de vacaciones con cupos libres pasan a los conductores sin semana, por fecha de inicio: en el modo de antigüedad, a todos los conductores elegibles; si no, a los conductores VC. Desactivado: los cupos quedan libres.',
  vacationCoverHint:
    'Los conductores cuya semana de vacaciones publicada cae en la semana de trabajo no participan en la asignación de esa semana, y sus trabajos habituales se marcan para cubrir vacaciones. Desactivado: las semanas de vacaciones no afectan a los trabajos.',
  autoClosureHint: (time) =>
    `Al abrir el portal de vacaciones se programa su cierre para el miércoles siguiente ${atTime(time)}, hora de la sede. Puede cambiarlo o cancelarlo en el panel de vacaciones.`,
  showStandingHint:
    'Los conductores ven qué trabajo les tocaría si la selección cerrara ahora, con las mismas reglas.',
  labelInHours: (settingLabel) => `${settingLabel} (horas)`,
  protestHint: (maxProtestWindowHours) =>
    `Cuánto tiempo después de publicar puede un conductor presentar un reclamo: de 0 a ${maxProtestWindowHours}. Con 0 no hay reclamos.`,
  listsTitle: 'Quién ve las listas y los resultados',
  listsIntro:
    'Los cambios se registran y se muestran a los conductores en sus páginas. Valen desde la próxima semana y la próxima selección de vacaciones, nunca durante una.',
  sealedHint:
    'Hasta la fecha límite nadie ve las preferencias de un conductor, tampoco los administradores: solo quién guardó y cuándo. Las preferencias en vivo, los conflictos, las asignaciones provisionales, las pruebas de cambios y la posición en vivo esperan hasta entonces. Desactivado: los administradores ven las listas en cuanto se guardan.',
  inForce: 'En vigor ahora',
  ofThisWeek: (days) => `Semana del ${days}`,
  ofVacations: 'Selección de vacaciones',
  ruleInForce: ({ sealedPicks, openResults: choice }) =>
    `Listas selladas: ${onOff(sealedPicks)} · Resultados abiertos: ${openResults[choice]}`,
  ruleFromNext: ({ sealedPicks, openResults: choice }) =>
    `Desde la próxima: ${[
      ...(sealedPicks === undefined ? [] : [`Listas selladas: ${onOff(sealedPicks)}`]),
      ...(choice === undefined ? [] : [`Resultados abiertos: ${openResults[choice]}`]),
    ].join(' · ')}`,
  driversIntro: 'Cómo inician sesión los conductores y qué pueden hacer.',
  questionsHint:
    'Los conductores con contraseña pueden elegir dos preguntas de seguridad y restablecer con las respuestas una contraseña olvidada. Es menos seguro que los códigos de un solo uso: quien conoce bien a un conductor quizá sepa las respuestas.',
  ownPhonesHint:
    'Los conductores pueden decir “Este es mi propio teléfono” en Más → Mi teléfono, y desde entonces inician sesión ahí con un toque. Quien tiene contraseña debe escribirla una vez en ese teléfono. Termina cuando cambia la contraseña y cuando el teléfono no se usa durante 60 días, y a los 180 días. Si desactiva esto, todos los teléfonos vuelven a preguntar. Nunca se ofrece en quioscos.',
  printingHint:
    'En la página de preferencias del conductor, el botón “Imprimir” imprime la lista guardada.',
  administrators: 'Administradores',
  adminsIntro: 'Cómo inician sesión los administradores.',
  secondFactorHint:
    'Cada administrador de esta sede necesita, además de la contraseña, una llave de acceso o un código de una aplicación en su teléfono. Quien no lo ha configurado debe hacerlo en la siguiente página que abra. Desactivado: cada administrador decide en Mi cuenta.',
  lookTitle: 'Apariencia y contacto',
  lookIntro: 'Qué ven las personas y con quién pueden comunicarse.',
  darkModeHint: 'Las páginas son oscuras para quienes no han elegido colores al pie de la página.',
  kioskModeHint:
    'Limita las computadoras que marque abajo como quiosco al sistema de selección de trabajos: barra de aviso, pantalla completa, sin menú contextual, sin atajos del navegador, y la sesión del conductor se cierra después de dos minutos sin actividad. Los teléfonos y las demás computadoras siguen igual.',
  contactEmailHint:
    'Los conductores la ven como dirección de soporte de la sede, en la página de inicio y junto a su lista.',
  roundsHint:
    'Cuántas semanas de vacaciones elige un conductor en cada ronda, por ejemplo 2, 1. Las rondas van una tras otra, por antigüedad. Cuántas semanas puede tener cada conductor se fija en Editar conductores.',
  roundsExample: (weeks, rounds) => {
    const parts = rounds.map((taken, at) => `${taken} en la ronda ${at + 1}`);
    const picked = parts.length > 0 ? parts.join(', ') : 'ninguna';
    return `Con ${plural(weeks, 'semana', 'semanas')}: ${picked}.`;
  },
  afterTheCutoff: 'Después del cierre',
  cutoffActive: 'Cierre de la selección activo',
  cutoffHint:
    'Con el cierre activo, los conductores solo pueden ver su lista, o completar la que tienen: vea {setting} más abajo. El cierre surte efecto 10 segundos después, para que todavía cuente lo que ya se está enviando. Para reabrir la selección, fije un cierre nuevo y apague el interruptor; cuando se publican las asignaciones ya no se puede.',
  choices: {
    afterCutoff: {
      'view-only': {
        label: 'Solo ver',
        text: 'Los conductores ven su lista, pero ya no pueden cambiarla.',
      },
      'may-complete': {
        label: 'Pueden completar',
        text: 'Los conductores que tienen preferencias pueden completar su lista hasta que usted publique. Lo que guarden queda marcado como tardío.',
      },
    },
    outageRule: {
      off: { label: 'El cierre no cambia', text: 'Usted siempre puede fijar un cierre nuevo.' },
      ask: {
        label: 'Preguntarme',
        text: 'Si no se pudo usar el sistema durante 3 minutos o más en la última hora antes del cierre, el panel ofrece mover el cierre con un solo botón.',
      },
      automatic: {
        label: 'Moverlo automáticamente',
        text: 'El cierre se mueve por el tiempo que faltó, redondeado hacia arriba a 15 minutos, una vez por período como máximo. Se avisa a todos los conductores. Nunca se adelanta.',
      },
    },
    openResults: {
      off: {
        label: 'Desactivado',
        text: 'Los conductores solo ven su propia lista y su resultado.',
      },
      'by-number': {
        label: 'Por número de antigüedad',
        text: 'Después de publicar, todos los conductores de la sede pueden leer todas las listas y los resultados, con números de antigüedad y sin nombres.',
      },
      'by-name': {
        label: 'Por nombre',
        text: 'Después de publicar, todos los conductores de la sede pueden leer todas las listas y los resultados, con nombres y números de antigüedad. Los ID de empleado nunca se muestran.',
      },
    },
    passwordPolicy: {
      optional: {
        label: 'Opcional',
        text: 'Los conductores sin contraseña entran solo con su ID de empleado.',
      },
      required: {
        label: 'Obligatoria',
        text: 'Los conductores necesitan una contraseña, excepto en un quiosco de esta sede. A quienes no la tienen se les indica que le pidan ayuda para crearla. Si ya habían iniciado sesión sin contraseña, su sesión se cierra.',
      },
    },
    trades: {
      off: { label: 'Desactivado', text: 'Los conductores conservan lo que se les asignó.' },
      'with-approval': {
        label: 'Con aprobación',
        text: 'Dos conductores pueden acordar intercambiar trabajos o semanas de vacaciones publicados. Un administrador aprueba cada intercambio.',
      },
      'without-approval': {
        label: 'Sin aprobación',
        text: 'El intercambio se publica en cuanto los dos conductores están de acuerdo. Si uno de ellos inició sesión sin contraseña, lo aprueba un administrador.',
      },
    },
  },
  labels: {
    timeZone: 'Zona horaria',
    clock: 'Formato de hora',
    afterCutoff: 'Después del cierre',
    outageRule: 'Cierre después de una interrupción',
    openNextOn: 'Abrir el período siguiente',
    openNextAt: 'Hora de apertura',
    standingPicks: 'Conservar la última lista',
    remindHoursBefore: 'Recordatorio por correo',
    useSeniorityAssignment: 'Modo de antigüedad',
    disableAutoAssignments: 'Asignación automática',
    assignLeftoverVacations: 'Asignar las vacaciones que quedan',
    vacationRounds: 'Rondas de vacaciones',
    chainMoves: 'Cambios cuando un trabajo queda libre',
    vacationCover: 'Cobertura de vacaciones',
    autoPortalClosure: 'Cierre automático del portal',
    showStanding: 'Mostrar la posición actual',
    trades: 'Intercambios',
    protestWindowHours: 'Plazo para reclamos',
    sealedPicks: 'Listas selladas',
    openResults: 'Resultados abiertos',
    passwordPolicy: 'Contraseñas de los conductores',
    securityQuestions: 'Preguntas de seguridad',
    rememberOwnPhones: 'Recordar teléfonos propios',
    adminSecondFactor: 'Inicio de sesión en dos pasos',
    allowDriverPrinting: 'Permitir imprimir a los conductores',
    darkMode: 'Modo oscuro',
    kioskMode: 'Modo quiosco',
    adminContactEmail: 'Correo de contacto del administrador',
  },
  describeValue: createDescribeValue(values),
};

export const zones: typeof en.zones = {
  regions: {
    Africa: 'África',
    America: 'América',
    Antarctica: 'Antártida',
    Arctic: 'Ártico',
    Asia: 'Asia',
    Atlantic: 'océano Atlántico',
    Australia: 'Australia',
    Europe: 'Europa',
    Indian: 'océano Índico',
    Pacific: 'océano Pacífico',
  },
};
