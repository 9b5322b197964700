import type { AboutWeekRefusal, ClaimStore } from '~/app/ports/claims';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, type Condition, type Db, type Item } from '~/app/store/dynamo/db';
import type { KeyRange } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { readKnownItem } from '~/app/store/dynamo/read-item';
import { transact, type Step } from '~/app/store/dynamo/transact.server';
import { toNoticeItem } from '~/app/store/mail/outbox-item';
import { changeManualWeeks, putWeek } from '~/app/store/roster/week-item';
import { claimKey, claimRange, claimsBetween, driverClaimRange } from '~/app/store/table/keys';
import { isAboutPick, isOpen, type AnsweredClaim, type Claim } from '~/domain/claims/claim';
import { claimSchema } from '~/domain/claims/claim-schema';
import type { Tenant } from '~/domain/company/scope';
import { fail, ok } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import { giveByHand } from './manual-store.server';

/**
 * Ends the stored state of a claim that is about no pick. The release before the first such claims expects a pick in every
 * claim whose state it knows, and leaves the others as they are (infra/README.md#roll-back).
 */
const aboutNoPick = '-other';

const toClaimItem = (tenant: Tenant, claim: Claim): Item => ({
  ...claimKey(tenant, claim, isOpen(claim) ? 'OPEN' : claim.awardVersion),
  type: 'claim',
  ...claim,
  state: isAboutPick(claim) ? claim.state : `${claim.state}${aboutNoPick}`,
});

/** Null for a state or kind that only a newer version knows. Its key still refuses a second claim. */
const fromClaimItem = ({ state, ...item }: Record<string, unknown>): Claim | null =>
  readKnownItem('claim', claimSchema, {
    ...item,
    state: typeof state === 'string' ? state.replace(aboutNoPick, '') : state,
  });

const isClaim = (id: string): Condition => ({
  expression: '#id = :id',
  names: { '#id': 'id' },
  values: { ':id': id },
});

/** Replaces the open claim by its answered form. `refused`: it was answered already. */
const closeClaim = <Refused>(
  scope: Tenant,
  claim: AnsweredClaim,
  refused: Refused,
): Step<Refused>[] => [
  { delete: claimKey(scope, claim, 'OPEN'), if: isClaim(claim.id), refused },
  { put: toClaimItem(scope, claim) },
];

export const createClaimStore = (db: Db): ClaimStore => {
  const read = async (range: KeyRange): Promise<Claim[]> =>
    (await queryAll(db, range))
      .flatMap((item) => fromClaimItem(item) ?? [])
      .sort((a, b) => compareText(a.id, b.id));

  return {
    list: (scope, periodId) => read(claimRange(scope, periodId)),
    listBetween: (scope, first, last) => read(claimsBetween(scope, first, last)),
    listForDriver: (scope, periodId, employeeId) =>
      read(driverClaimRange(scope, periodId, employeeId)),
    file: async (scope, claim, entry) => {
      const refused = await transact(db, [
        { put: toClaimItem(scope, claim), if: isMissing, refused: 'claim-exists' },
        {
          check: claimKey(scope, claim, claim.awardVersion),
          if: isMissing,
          refused: 'claim-exists',
        },
        { put: toActivityItem(scope, entry) },
      ]);
      return refused.length === 0 ? ok(null) : fail({ code: 'claim-exists' });
    },
    answer: async (scope, claim, { given, entry, notice }) => {
      const [code] = await transact<'claim-answered' | 'manual-changed' | 'manual-driver-changed'>(
        db,
        [
          ...closeClaim(scope, claim, 'claim-answered' as const),
          ...(given ? giveByHand(scope, claim.periodId, given) : []),
          { put: toActivityItem(scope, entry) },
          { put: toNoticeItem(notice) },
        ],
      );
      return code ? fail({ code }) : ok(null);
    },
    answerAboutWeek: async (scope, claim, { given, entry, notice }) => {
      const [refused] = await transact<AboutWeekRefusal>(db, [
        ...closeClaim(scope, claim, { code: 'claim-answered' } as const),
        ...(given ? [putWeek(scope, given.week), changeManualWeeks(scope, given.manual)] : []),
        { put: toActivityItem(scope, entry) },
        { put: toNoticeItem(notice) },
      ]);
      return refused ? fail(refused) : ok(null);
    },
  };
};
