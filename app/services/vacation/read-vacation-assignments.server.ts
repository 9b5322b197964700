import type { AdminCall } from '~/app/ports/deps';
import {
  compareAwards,
  toPublication,
  type Compared,
  type Publication,
} from '~/app/services/award/compare-awards';
import { readAwardSite } from '~/app/services/award/read-facts.server';
import { readAward } from '~/app/services/award/read-record.server';
import { award, type AwardResult, type WeekChainStep } from '~/domain/award/award';
import type { AwardInput } from '~/domain/award/award-input';
import { vacationRows, type VacationRow } from '~/domain/award/figures/assignment-rows';
import { slotUsage, type SlotUsage } from '~/domain/award/figures/slot-usage';
import type { Instant } from '~/domain/time/instant';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { loadShownVacations } from './load-shown-vacations.server';

type Args = AdminCall<'stores'>;

export interface VacationAssignments {
  readonly rows: readonly VacationRow[];
  /** The weeks of the award, sorted by date. */
  readonly weeks: readonly SlotUsage[];
  /** How freed weeks were passed on. */
  readonly chain: readonly WeekChainStep[];
  /** How a provisional award or a new version differs from the previously published one. */
  readonly difference: Compared | null;
  readonly publication: Publication | null;
}

const readVersion = ({ deps, access: { scope } }: Args, version: number) =>
  readAward({ deps, scope, periodId: vacationAwardId, version });

const shown = (input: AwardInput, output: AwardResult) => ({
  rows: vacationRows(input, output),
  weeks: slotUsage(input.vacationWeeks, output),
  chain: output.chain ?? [],
});

/** The assignments of a published version, by default the latest; null if there is none. */
export const readPublishedVacations = async (
  args: Args,
  version = args.access.site.vacation.awardVersion,
): Promise<VacationAssignments | null> => {
  const [award, before] = await Promise.all([
    readVersion(args, version),
    readVersion(args, version - 1),
  ]);
  if (!award) return null;
  const { record } = award;
  const { deps, access } = args;
  return {
    ...shown(record.input, record.output),
    difference: before && compareAwards(before.record, record, 'vacations'),
    publication: toPublication(award, await readAwardSite({ deps, ...access }, record, record)),
  };
};

/** The award that the engine computes from the current picks; null while lists are sealed. Nothing is published. */
export const readProvisionalVacations = async (
  args: Args & { readonly now: Instant },
): Promise<VacationAssignments | null> => {
  const [{ input, seal }, published] = await Promise.all([
    loadShownVacations(args),
    readVersion(args, args.access.site.vacation.awardVersion),
  ]);
  if (seal) return null;
  const output = award(input);
  return {
    ...shown(input, output),
    difference: published && compareAwards(published.record, { input, output }, 'vacations'),
    publication: null,
  };
};

/** The published assignments, or the provisional ones if nothing is published or the page asks for them. */
export const readVacationAssignments = async (
  args: Args & { readonly now: Instant },
  view: 'provisional' | 'published',
): Promise<VacationAssignments | null> =>
  (view === 'published' ? await readPublishedVacations(args) : null) ??
  readProvisionalVacations(args);
