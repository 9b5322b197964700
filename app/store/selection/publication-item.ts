import * as z from 'zod';
import type { RunningPublication } from '~/app/ports/award';
import { setting, type Condition, type Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { publicationKey } from '~/app/store/table/keys';
import { toUnfinishedAttributes } from '~/app/store/unfinished/unfinished-item';
import { publishedWeekSchema } from '~/domain/award/record/published-week-schema';
import { siteRoles } from '~/domain/company/admin-role';
import type { Actor, Tenant } from '~/domain/company/scope';
import { jobSchema } from '~/domain/jobs/job-schema';
import { instantSchema } from '~/domain/time/instant-schema';

const actorSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('driver'), employeeId: z.string() }),
  z.object({
    role: z.enum(['site-admin', 'master']),
    username: z.string(),
    name: z.string().optional(),
    /** The role itself, if it is one that an earlier version cannot read in the place of `role`. */
    actualRole: z.enum(siteRoles).optional(),
    /** The same, for the role of a company admin, which an earlier version cannot read there either. */
    isCompanyAdmin: z.literal(true).optional(),
  }),
  z.object({ role: z.literal('system'), name: z.string() }),
]);

type StoredActor = z.infer<typeof actorSchema>;

/** An earlier version may finish the publication, and it knows two roles only. */
const toStoredActor = (actor: Actor): StoredActor => {
  if (actor.role === 'program') return { role: 'system', name: actor.name };
  if (!('username' in actor)) return actor;
  const { role, ...person } = actor;
  if (role === 'site-admin' || role === 'master') return { role, ...person };
  return {
    role: 'site-admin',
    ...person,
    ...(role === 'company-admin' ? { isCompanyAdmin: true } : { actualRole: role }),
  };
};

const fromStoredActor = (stored: StoredActor): Actor => {
  if (!('username' in stored)) return stored;
  const { actualRole, isCompanyAdmin, role, ...person } = stored;
  return { role: isCompanyAdmin ? 'company-admin' : (actualRole ?? role), ...person };
};

const jobChainSchema = z.object({
  freed: z.array(z.object({ driverId: z.string().nullable(), jobId: z.string() })),
  drivers: z.array(
    z.object({
      driverId: z.string(),
      now: z
        .object({
          isEligible: z.boolean(),
          airportCertified: z.boolean(),
          onLeave: z.object({ from: z.string(), to: z.string() }).optional(),
        })
        .nullable(),
    }),
  ),
  givenTo: z.string().optional(),
  taken: z
    .array(z.object({ driverId: z.string(), jobIds: z.array(z.string()), at: z.string() }))
    .optional(),
  chainMoves: z.int().optional(),
});

const publicationSchema = z.object({
  periodId: z.string(),
  version: z.int(),
  begunAt: instantSchema,
  startsAt: instantSchema.optional(),
  actor: actorSchema.transform(fromStoredActor),
  /**
   * Something that only a newer version knows must not be finished as if it were everything. Earlier versions of the
   * application do not know `award-again`, a whole version with `keepBelow`, and `given-job` and `taken-jobs`, freed jobs with
   * `givenTo` or `taken`.
   */
  only: z
    .enum([
      'trades',
      'job-changes',
      'week-changes',
      'freed-jobs',
      'given-job',
      'taken-jobs',
      'award-again',
    ])
    .optional()
    .transform((only) => {
      if (only === 'award-again') return undefined;
      return only === 'given-job' || only === 'taken-jobs' ? 'freed-jobs' : only;
    }),
  keepBelow: z.int().optional(),
  jobs: z.array(z.object({ jobId: z.string(), now: jobSchema.nullable() })).optional(),
  weeks: z.array(z.object({ weekId: z.string(), now: publishedWeekSchema.nullable() })).optional(),
  chain: jobChainSchema.optional(),
  basis: z.string().optional(),
  /** The name under which items were staged last, how many of them, and of how many. */
  stage: z.string().optional(),
  staged: z.int().default(0),
  total: z.int().default(0),
  /** Whether items are staged under other names too. */
  isRestaged: z.boolean().default(false),
});
export type StoredPublication = z.infer<typeof publicationSchema>;

/** A chain that an earlier version would read without a part of it has another name. */
const nameChange = (only: string, chain: RunningPublication['chain']): string => {
  if (chain?.taken) return 'taken-jobs';
  return chain?.givenTo === undefined ? only : 'given-job';
};

export const toPublicationItem = (
  tenant: Tenant,
  {
    periodId,
    version,
    begunAt,
    startsAt,
    actor,
    only,
    jobs,
    weeks,
    chain,
    basis,
    keepBelow,
  }: Omit<RunningPublication, 'done' | 'total'>,
): Item => ({
  ...publicationKey(tenant, periodId),
  // Another type, so that an earlier version of the application does not finish it as a whole award.
  type: only || keepBelow !== undefined ? 'trade-publication' : 'publication',
  periodId,
  version,
  begunAt,
  ...(startsAt && { startsAt }),
  actor: toStoredActor(actor),
  ...(only && { only: nameChange(only, chain) }),
  ...(jobs && { jobs }),
  ...(weeks && { weeks }),
  ...(chain && { chain }),
  ...(basis !== undefined && { basis }),
  ...(keepBelow !== undefined && { only: 'award-again', keepBelow }),
  ...toUnfinishedAttributes(tenant, begunAt, startsAt),
});

export const fromPublicationItem = (item: Record<string, unknown>): StoredPublication =>
  readItem(item.type === 'trade-publication' ? item.type : 'publication', publicationSchema, item);

/** Requires that the publication of this version is neither finished nor abandoned. */
export const isOfVersion = (version: number): Condition => ({
  expression: '#version = :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});

/** Requires that nothing of the publication of this version is staged. */
export const isUnstaged = (version: number): Condition => ({
  expression: '#version = :version AND attribute_not_exists(#stage)',
  names: { '#version': 'version', '#stage': 'stage' },
  values: { ':version': version },
});

/** Requires that nobody has staged more, or under another name, since the publication was read. */
export const isStagedAs = ({ stage, staged }: StoredPublication): Condition =>
  stage === undefined
    ? {
        expression: 'attribute_exists(pk) AND attribute_not_exists(#stage)',
        names: { '#stage': 'stage' },
      }
    : {
        expression: '#stage = :knownStage AND #staged = :knownStaged',
        names: { '#stage': 'stage', '#staged': 'staged' },
        values: { ':knownStage': stage, ':knownStaged': staged },
      };

export const settingStaged = ({
  stage,
  staged,
  total,
  isRestaged,
}: StoredPublication): Required<Condition> => setting({ stage, staged, total, isRestaged });

/** Requires a published version that nobody has withdrawn. */
export const isNotWithdrawn: Condition = {
  expression: 'attribute_exists(pk) AND attribute_not_exists(#withdrawn)',
  names: { '#withdrawn': 'withdrawn' },
};
