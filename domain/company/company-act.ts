import * as z from 'zod';
import { keptSchema } from '~/domain/retention/retention-schema';
import { event, type loggedActorSchema } from '~/domain/shared/event-schema';
import { deadlineSchema } from '~/domain/time/deadline-schema';
import type { Instant } from '~/domain/time/instant';
import { instantSchema } from '~/domain/time/instant-schema';
import type { Company } from './company';
import { companySettingsSchema } from './company-schema';

const valueSchema = z.union([z.boolean(), z.number()]);
const differenceSchema = z.object({
  name: z.union([companySettingsSchema.keyof(), z.literal('isFree')]),
  from: valueSchema,
  to: valueSchema,
});
export type CompanyDifference = z.infer<typeof differenceSchema>;

/**
 * What the master administrator does to a company, or a company admin for all of its sites. The logs of the sites show it, and
 * their administrators are told.
 */
export const companyActs = [
  event('company-settings-changed', {
    companyId: z.string(),
    settings: companySettingsSchema,
    /** Missing in entries of earlier versions. */
    changes: z.array(differenceSchema).optional(),
  }),
  event('site-added', { companyId: z.string(), siteId: z.string(), siteName: z.string() }),
  /** A company, or one site of it, got another name. */
  event('tenant-renamed', {
    companyId: z.string(),
    siteId: z.string().nullable(),
    from: z.string(),
    to: z.string(),
  }),
  /** A company, or one site of it. */
  event('tenant-switched', {
    companyId: z.string(),
    siteId: z.string().nullable(),
    isActive: z.boolean(),
  }),
  /** A company, or one site of it, is to be erased from that day on, or no longer. */
  event('tenant-erasure-asked', {
    companyId: z.string(),
    siteId: z.string().nullable(),
    /** The day of `eraseFrom`, in the time zone of the one who asked. */
    eraseOn: z.string(),
    eraseFrom: instantSchema.optional(),
    reason: z.string(),
  }),
  event('tenant-erasure-withdrawn', { companyId: z.string(), siteId: z.string().nullable() }),
  /** A company admin lets support sign in until then; null: no longer. */
  event('support-access-changed', {
    companyId: z.string(),
    until: deadlineSchema.nullable(),
    /** The one who decided it. */
    by: z.string(),
  }),
  /** A company admin chose for how long history is kept. */
  event('retention-changed', {
    companyId: z.string(),
    /** What counted before, and what counts now. */
    from: keptSchema,
    to: keptSchema,
    /** What waits; null if nothing does. */
    asked: z.object({ to: keptSchema, from: deadlineSchema }).nullable(),
    isWithdrawn: z.boolean(),
    by: z.string(),
  }),
  /** The company got a logo, or has none anymore. */
  event('company-logo-changed', {
    companyId: z.string(),
    isRemoved: z.boolean(),
    /** The company admin who decided it; null: the master administrator. */
    by: z.string().nullable(),
  }),
] as const;

export const companyActSchema = z.discriminatedUnion('code', companyActs);
export type CompanyAct = z.infer<typeof companyActSchema>;

/** The entry of an act in a log. */
export interface ActEntry {
  /** A ULID: its order is time order. */
  readonly id: string;
  readonly at: Instant;
  readonly actor: z.infer<typeof loggedActorSchema>;
  readonly action: string;
  readonly event: CompanyAct;
}

/** The one site that an act is about; null if it concerns every site of the company, as a new site does. */
export const getSiteOfAct = (act: CompanyAct): string | null =>
  act.code === 'site-added' || !('siteId' in act) ? null : act.siteId;

const values = ({ settings, isFree }: Pick<Company, 'settings' | 'isFree'>) => ({
  ...settings,
  isFree,
});

/** The rules, limits and tier of a company that differ. */
export const companyDifferences = (
  from: Pick<Company, 'settings' | 'isFree'>,
  to: Pick<Company, 'settings' | 'isFree'>,
): CompanyDifference[] => {
  const [before, after] = [values(from), values(to)];
  return (Object.keys(after) as CompanyDifference['name'][])
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, from: before[name], to: after[name] }));
};
