import {
  createDescribeEvent,
  formatClosing,
  formatFields,
  formatIds,
  type EventSentences,
  type WeekFacts,
} from '~/app/copy/describe-event';
import type * as en from '~/app/copy/en/admin/activity';
import { formatAsked } from '~/app/copy/es/entered-by';
import { getNoun } from '~/app/copy/es/nouns';
import { plural } from '~/app/copy/es/plural';
import type { EnteredFacts, ManualFacts, OutageFacts } from '~/domain/activity/selection-events';
import type { ClaimKind } from '~/domain/claims/claim-subject';
import type { RosterNoun } from '~/domain/roster/roster-text';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { describeObjection } from './disputes';
import { accessEvents, peopleEvents, tenantEvents } from './events';
import { notes } from './messages';
import { vacationWeeks } from './roster';
import { ssoEvents } from './sso';

const claimKinds: Record<ClaimKind, string> = {
  seniority: 'la antigüedad',
  list: 'la lista',
  data: 'los datos',
  other: 'otra cosa',
};
const nameAward = (awardId: string): string =>
  awardId === vacationAwardId ? 'semanas de vacaciones' : awardId;

export const activity: typeof en.activity = {
  caption: 'Actividad',
  filter: 'Filtrar',
  searchActivity: 'Buscar en la actividad',
  searchHint: 'Nombre, ID o detalles…',
  who: 'Quién',
  action: 'Acción',
  from: 'Desde',
  to: 'Hasta',
  reset: 'Restablecer',
  newestFirst: (rows, zone) =>
    `${plural(rows, 'línea', 'líneas')}, primero lo más reciente · en ${zone}`,
  time: 'Hora',
  noMatch: 'Ninguna actividad coincide con su búsqueda.',
  noEntries: 'No hay actividad registrada.',
  pages: 'Páginas del registro',
  searchOlder: 'Buscar más atrás',
  title: 'Registro de actividad',
  fileGoesOn:
    'No se incluyen las entradas más antiguas. Elija fechas anteriores o exporte como CSV, que las contiene todas.',
  clear: 'Vaciar (demo)',
  clearTitle: '¿Vaciar el registro de actividad?',
  clearText:
    'Todo lo anotado hasta ahora desaparece de esta página y de su exportación, para todos los administradores de la sede. El registro en sí se conserva, y queda anotado que usted lo vació.',
  clearConfirm: 'Vaciar la vista',
  actionNames: {
    create: 'Crear',
    update: 'Cambiar',
    delete: 'Eliminar',
    view: 'Ver',
    login: 'Inicio de sesión',
    logout: 'Cierre de sesión',
    save: 'Guardar',
  },
  everybody: 'Todos',
  administrators: 'Administradores',
  dispatchers: 'Despachadores',
  stewards: 'Delegados',
  programs: 'Programas (API)',
  masterAdministrator: 'Administrador maestro',
  theSystem: 'El sistema',
  allActions: 'Todas',
  foundIn: (found, searched, zone) =>
    `${plural(found, 'encontrada', 'encontradas')} en ${plural(searched, 'entrada revisada', 'entradas revisadas')} · en ${zone}`,
};

const countRows = (noun: RosterNoun, count: number): string =>
  plural(count, getNoun(noun).one, getNoun(noun).other);

const describeGaps = ({ minutes, gaps }: OutageFacts): string => {
  const list = gaps.map(
    (gap) => `${plural(gap.minutes, 'minuto', 'minutos')} desde ${formatClosing(gap.from)}`,
  );
  return `${plural(minutes, 'minuto', 'minutos')} (${list.join('; ')})`;
};

/** A driver who may have been deleted since. */
const describeDriver = (driverId: string, driverName: string | null): string =>
  driverName === null ? driverId : `${driverName} (${driverId})`;

const describeManual = (facts: ManualFacts): string =>
  [
    `Asignó manualmente el trabajo ${facts.jobId} a ${facts.driverName} (${facts.driverId}) para ${facts.periodId}`,
    ...(facts.replacedId === null ? [] : [`en lugar de ${facts.replacedId}`]),
    ...(facts.objections.length === 0
      ? []
      : [
          `lo confirmó a pesar de esto: ${facts.objections.map((one) => describeObjection(one, facts.driverName)).join(', ')}`,
        ]),
    ...(facts.note ? [`motivo: ${facts.note}`] : []),
  ].join('; ');

const describeList = (count: number | undefined): string =>
  count === undefined ? 'una lista de preferencias' : plural(count, 'preferencia', 'preferencias');

const describeEntered = (facts: EnteredFacts): string => {
  const picks = describeList(facts.count);
  const period = facts.periodId === null ? ' de vacaciones' : ` para ${facts.periodId}`;
  const late = facts.isLate ? ', después del cierre' : '';
  return `${picks}${period} de ${facts.driverName} (${facts.driverId})${late}, ${formatAsked(facts)} (comprobante ${facts.receiptNumber})`;
};

interface OpenTradeFacts {
  readonly giveId: string;
  readonly periodId: string | null;
}
type TradeFacts = OpenTradeFacts & { readonly wantId: string };
const describeOpenTrade = ({ giveId, periodId }: OpenTradeFacts): string =>
  periodId === null ? `la semana de vacaciones ${giveId}` : `el trabajo ${giveId} en ${periodId}`;
const describeTrade = ({ giveId, wantId, periodId }: TradeFacts): string =>
  periodId === null
    ? `la semana de vacaciones ${giveId} por ${wantId}`
    : `el trabajo ${giveId} por ${wantId} en ${periodId}`;
const describeAgreed = (facts: TradeFacts & { driverId: string; withDriverId: string }): string =>
  `el intercambio de ${facts.driverId} y ${facts.withDriverId}: ${describeTrade(facts)}`;

const describeWeek = ({ startDate, endDate, totalSlots, ...others }: WeekFacts): string =>
  [
    `${startDate} a ${endDate}`,
    plural(totalSlots, 'cupo', 'cupos'),
    ...formatFields(others, vacationWeeks.fields),
  ].join(', ');

const sentences: EventSentences = {
  text: ({ text }) => text,
  ...accessEvents,

  'sample-added': ({ noun }) => `Se agregaron datos de ejemplo: ${getNoun(noun).other}`,
  'sample-removed': ({ noun }) => `Se quitaron datos de ejemplo: ${getNoun(noun).other}`,
  'rows-saved': ({ noun, count }) => `Guardó cambios de ${countRows(noun, count)}`,
  'seniority-changed': ({ name, count }) =>
    name === null
      ? `Cerró huecos en los números de antigüedad: cambiaron ${count}`
      : `Movió a ${name} en la antigüedad: números que cambiaron: ${count}`,
  'seniority-ranked': ({ count }) =>
    `Ordenó a los conductores por fecha de antigüedad: números que cambiaron: ${count}`,
  'row-added': ({ noun, name }) => `Agregó ${getNoun(noun).the} ${name}`,
  'rows-removed': ({ noun, ...rows }) =>
    `Eliminó ${countRows(noun, rows.count)}: ${formatIds(rows)}`,
  'driver-erasure-begun': ({ number }) =>
    `Empezó a borrar los datos de un conductor, que desde ahora es el número ${number}`,
  'driver-erased': ({ number, deleted, changed, records }) =>
    `Borró los datos del conductor ${number}: registros eliminados, ${deleted}; con cambios, ${changed}; de ellos, adjudicaciones publicadas, ${records}`,
  'rows-imported': ({ noun, ...rows }) =>
    `Importó ${countRows(noun, rows.count)}${rows.ids.length > 0 ? `: ${formatIds(rows)}` : ''}`,
  'list-imported': ({ noun, added, changed, removed, ids }) =>
    `Importó ${countRows(noun, added + changed + removed)}: nuevos, ${added}; con cambios, ${changed}; eliminados, ${removed}${removed > 0 ? ` (${formatIds({ count: removed, ids })})` : ''}`,
  'bulk-undone': ({ noun, restored, changed, removed, kept }) =>
    `Deshizo un cambio de ${getNoun(noun).other}: restaurados, ${restored}; como antes, ${changed}; eliminados, ${removed}; sin tocar por cambios posteriores, ${kept}`,
  'import-answers-forgotten': ({ noun }) =>
    `Olvidó las respuestas de importaciones anteriores: ${getNoun(noun).other}`,
  'job-template-saved': ({ name, count }) =>
    `Guardó ${countRows('job', count)} como la plantilla «${name}»`,
  'job-template-deleted': ({ name }) => `Eliminó la plantilla de trabajos «${name}»`,
  'weeks-added': (weeks) =>
    `Agregó ${countRows('vacation week', weeks.count)}: ${formatIds(weeks)}`,
  'year-of-weeks-added': ({ count, year, totalSlots }) =>
    `Agregó ${plural(count, 'semana', 'semanas')} de ${year} con ${plural(totalSlots, 'cupo', 'cupos')} cada una`,
  'week-changed': ({ weekId, from, to }) =>
    `Cambió la semana de vacaciones ${weekId}: antes ${describeWeek(from)}; ahora ${describeWeek(to)}`,
  'weeks-closed': ({ isClosed, ...weeks }) =>
    `${isClosed ? 'Cerró' : 'Volvió a abrir'} ${countRows('vacation week', weeks.count)}: ${formatIds(weeks)}`,
  'weeks-deleted': ({ assignments, ...weeks }) => {
    const released =
      assignments > 0
        ? ` con ${plural(assignments, 'asignación manual', 'asignaciones manuales')}`
        : '';
    return `Eliminó ${countRows('vacation week', weeks.count)}: ${formatIds(weeks)}${released}`;
  },

  'picks-saved': ({ count, periodId, isLate, receiptNumber }) =>
    `Guardó ${describeList(count)} para ${periodId}${isLate ? ', después del cierre' : ''} (comprobante ${receiptNumber})`,
  'vacation-picks-saved': ({ count, receiptNumber }) =>
    `Guardó ${describeList(count)} de vacaciones (comprobante ${receiptNumber})`,
  'list-entered': (facts) => `Registró ${describeEntered(facts)}`,
  'own-list-replaced': ({ savedAt, ...facts }) =>
    `Registró ${describeEntered(facts)}; reemplazó la lista que el conductor guardó por su cuenta el ${formatClosing(savedAt)}, porque el conductor lo pidió`,
  'holiday-added': ({ date, name }) => `Agregó el día festivo ${date}${name && ` (${name})`}`,
  'holiday-removed': ({ date }) => `Quitó el día festivo ${date}`,
  'cutoff-planned': ({ periodId, closesAt }) =>
    closesAt
      ? `Fijó el cierre del próximo periodo ${periodId}: ${formatClosing(closesAt)}`
      : `Volvió al cierre habitual del próximo periodo ${periodId}`,
  'selection-opened': ({ periodId, closesAt }) =>
    `Se abrió la selección de ${periodId} hasta ${formatClosing(closesAt)}`,
  'selection-closed': ({ periodId }) => `Cerró la selección de ${periodId}`,
  'closing-canceled': ({ periodId, closesAt }) =>
    `Canceló el cierre de la selección de ${periodId}; el cierre vuelve a ser ${formatClosing(closesAt)}`,
  'cutoff-moved': ({ periodId, closesAt }) =>
    `Cambió el cierre de ${periodId} a ${formatClosing(closesAt)}`,
  'cutoff-extended': ({ periodId, closesAt, ...outage }) =>
    `Movió el cierre de ${periodId} a ${formatClosing(closesAt)}, porque no se pudo usar el sistema durante ${describeGaps(outage)}`,
  'outage-found': ({ periodId, ...outage }) =>
    `Antes del cierre de ${periodId} no se pudo usar el sistema durante ${describeGaps(outage)}`,
  'cutoff-reached': ({ periodId, closesAt }) =>
    `La selección de ${periodId} cerró: ${formatClosing(closesAt)}`,
  'opening-refused': ({ because, count }) => {
    const why = {
      'claims-open': 'reclamos sin respuesta',
      'grants-unpublished': 'reclamos aceptados sin publicar',
      'trades-unpublished': 'intercambios aprobados sin publicar',
    };
    return `El período siguiente no se abrió: ${why[because]}: ${count}`;
  },
  'award-published': ({ periodId, version, assigned, jobs, digest, freed }) =>
    `Publicó las asignaciones de ${periodId}, versión ${version}: ${assigned} de ${jobs} trabajos asignados${freed ? `, pasaron a los siguientes de la lista: ${freed.join(', ')}` : ''} (huella ${digest})`,
  'vacations-published': ({ version, assigned, digest }) =>
    `Publicó las asignaciones de vacaciones, versión ${version}: ${plural(assigned, 'conductor con semana', 'conductores con semana')} (huella ${digest})`,
  'award-withdrawn': ({ periodId, version, reason }) =>
    `Retiró las asignaciones de ${periodId ?? 'vacaciones'}, versión ${version}; motivo: ${reason}`,
  'publication-given-up': ({ periodId, version }) =>
    `No publicó las asignaciones de ${periodId}, versión ${version}: los trabajos o los conductores cambiaron después de confirmarla`,
  'unseen-reminded': ({ periodId, version, count }) =>
    `Recordó a ${plural(count, 'conductor', 'conductores')} que confirmen su resultado de ${periodId ?? 'vacaciones'}, versión ${version}`,
  'note-sent': ({ title, text, audience, count, emailed, lastDay }) =>
    `Envió el aviso “${title}” a ${notes.countOf(notes.audiences[audience], count)}${emailed === null ? '' : `, como mensaje a ${emailed}`}, se muestra hasta ${lastDay}: ${text}`,
  'note-template-saved': ({ name, isNew }) =>
    `${isNew ? 'Agregó' : 'Cambió'} la plantilla de aviso “${name}”`,
  'note-template-deleted': ({ name }) => `Eliminó la plantilla de aviso “${name}”`,
  'missing-reminded': ({ periodId, count, unreachable }) =>
    `Envió un recordatorio a ${plural(count, 'conductor', 'conductores')} sin lista para ${periodId}; a ${unreachable} más no les llegan mensajes`,
  'leave-added': ({ driverId, driverName, from, to }) =>
    `Añadió la licencia de ${describeDriver(driverId, driverName)}: ${from} – ${to}`,
  'leave-changed': ({ driverId, driverName, before, from, to }) =>
    `Cambió la licencia de ${describeDriver(driverId, driverName)}: ${before.from} – ${before.to} → ${from} – ${to}`,
  'leave-deleted': ({ driverId, driverName, from, to }) =>
    `Eliminó la licencia de ${describeDriver(driverId, driverName)}: ${from} – ${to}`,
  'note-withdrawn': ({ title }) => `Retiró el aviso “${title}”`,
  'job-assigned': describeManual,
  'job-unassigned': ({ jobId, driverId, periodId }) =>
    `Quitó la asignación manual del trabajo ${jobId} a ${driverId} para ${periodId}`,
  'claim-filed': ({ jobId, rank, periodId }) =>
    `Presentó un reclamo sobre el trabajo ${jobId}, preferencia ${rank} para ${periodId}`,
  'week-claim-filed': ({ weekId, rank }) =>
    `Presentó un reclamo sobre la semana de vacaciones ${weekId}, preferencia ${rank}`,
  'week-claim-granted': ({ weekId, driverId, driverName, reason }) =>
    `Aceptó el reclamo de ${describeDriver(driverId, driverName)} sobre la semana de vacaciones ${weekId}, que fue asignada manualmente; motivo: ${reason}`,
  'week-claim-denied': ({ weekId, driverId, driverName, reason }) =>
    `Rechazó el reclamo de ${describeDriver(driverId, driverName)} sobre la semana de vacaciones ${weekId}; motivo: ${reason}`,
  'claim-granted': (facts) =>
    `Aceptó el reclamo de ${facts.driverName} (${facts.driverId}) sobre el trabajo ${facts.jobId}. ${describeManual(facts)}`,
  'claim-denied': ({ jobId, driverId, driverName, periodId, reason }) =>
    `Rechazó el reclamo de ${describeDriver(driverId, driverName)} sobre el trabajo ${jobId} para ${periodId}; motivo: ${reason}`,
  'other-claim-filed': ({ kind, awardId, version }) =>
    `Presentó un reclamo sobre ${claimKinds[kind]}, ${nameAward(awardId)}, versión ${version}`,
  'other-claim-granted': ({ kind, awardId, driverId, driverName, reason }) =>
    `Aceptó el reclamo de ${describeDriver(driverId, driverName)} sobre ${claimKinds[kind]}, ${nameAward(awardId)}; motivo: ${reason}`,
  'other-claim-denied': ({ kind, awardId, driverId, driverName, reason }) =>
    `Rechazó el reclamo de ${describeDriver(driverId, driverName)} sobre ${claimKinds[kind]}, ${nameAward(awardId)}; motivo: ${reason}`,
  'portal-opened': ({ closesAt }) =>
    `Abrió el portal de vacaciones${closesAt === null ? '' : ` hasta ${formatClosing(closesAt)}`}`,
  'portal-closed': () => 'Cerró el portal de vacaciones',
  'portal-closure-scheduled': ({ closesAt }) =>
    `Programó el cierre del portal de vacaciones: ${formatClosing(closesAt)}`,
  'portal-closure-canceled': () => 'Canceló el cierre programado del portal de vacaciones',
  'portal-closure-reached': ({ closesAt }) =>
    `El portal de vacaciones cerró: ${formatClosing(closesAt)}`,
  'vacation-assigned': ({ weekId, driverId, driverName, slot, totalSlots }) =>
    `Asignó manualmente la semana de vacaciones ${weekId} a ${driverName} (${driverId}): cupo ${slot} de ${totalSlots}, quedan ${totalSlots - slot}`,
  'vacation-unassigned': ({ weekId, driverId }) =>
    `Quitó la asignación de la semana de vacaciones ${weekId} a ${driverId}`,
  'left-over-offered': ({ periodId, count, ids, until }) =>
    `Ofreció ${plural(count, 'trabajo', 'trabajos')} de ${periodId} que nadie tiene hasta ${formatClosing(until)}: ${ids.join(', ')}`,
  'left-over-until': ({ periodId, until }) =>
    `Cambió la hora hasta la que se ofrecen trabajos de ${periodId} a ${formatClosing(until)}`,
  'left-over-taken': ({ jobId, periodId }) => `Tomó ${jobId} de ${periodId}, que nadie tiene`,
  'left-over-taken-back': ({ jobId, periodId }) => `Retiró que toma ${jobId} de ${periodId}`,
  'trade-opened': (facts) => `Ofreció a todos ${describeOpenTrade(facts)} para un intercambio`,
  'trade-closed': (facts) => `Retiró la oferta a todos de ${describeOpenTrade(facts)}`,
  'trade-offered': (facts) => `Ofreció intercambiar ${describeTrade(facts)}`,
  'trade-declined': (facts) => `Rechazó la oferta de intercambiar ${describeTrade(facts)}`,
  'trade-taken-back': (facts) => `Retiró la oferta de intercambiar ${describeTrade(facts)}`,
  'trade-accepted': (facts) => `Aceptó ${describeAgreed(facts)}`,
  'trade-canceled': (facts) => `Canceló ${describeAgreed(facts)}`,
  'trade-approved': (facts) => `Aprobó ${describeAgreed(facts)}`,
  'trade-rejected': (facts) => `No aprobó ${describeAgreed(facts)}; motivo: ${facts.reason}`,
  'job-given-back': ({ jobId, periodId }) => `Pidió devolver el trabajo ${jobId} de ${periodId}`,
  'job-kept': ({ jobId, periodId }) => `Se queda con el trabajo ${jobId} de ${periodId}`,
  'week-given-up': ({ weekId, driverId, wasAwarded, receiptNumber }) =>
    `${wasAwarded ? 'Renunció a' : 'Rechazó'} la semana de vacaciones ${weekId} de ${driverId} (comprobante ${receiptNumber})`,
  ...peopleEvents,
  ...ssoEvents,
  ...tenantEvents,
};

export const activityEvents: typeof en.activityEvents = {
  describe: createDescribeEvent(sentences),
};
