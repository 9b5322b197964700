import type { CompanyOrSite, TenantErasureStore } from '~/app/ports/tenant-erasures';
import { defaultTenant } from '~/domain/company/scope';
import { addErased } from '~/domain/erasure/certificate';
import { toEpochMs, toInstant, type Instant } from '~/domain/shared/instant';
import { minuteMs } from '~/domain/shared/time-units';
import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { mostUnits } from '~/app/store/eraser/delete-paced.server';
import { changeSummary, forgetSite } from '~/app/store/summaries/summary-item';
import { dueIndex } from '~/app/store/table/table';
import { isCertificate } from '~/app/store/tenancy/certificate-item';
import {
  erasuresRange,
  fromCompanyErasuresItem,
  isCompanyErasures,
} from '~/app/store/tenancy/company-erasures-item';
import { beginErasing } from './begin-erasing.server';
import { findInPlace, type Found } from './erase-place.server';
import {
  certificateKey,
  companyOrSiteSchema,
  fromErasingItem,
  isAtStep,
  isErasing,
  toCertificate,
  toErasingItem,
  type Erasing,
} from './erasing-item';
import { listPlaces } from './places';

/** Longer than any process runs that may have read the company or site before it was taken away: a Lambda function. */
const quietMs = 16 * minuteMs;

const readErasing = async (db: Db, what: CompanyOrSite) => {
  const item = await getItem(db, certificateKey(what));
  return item && isCertificate(item) ? fromErasingItem(item) : null;
};

/** Stores the next step. False if another process was faster. */
const save = async (db: Db, next: Erasing, dueAt: Instant): Promise<boolean> => {
  const put = toErasingItem(next, dueAt);
  const condition = { if: isAtStep(next.left.step - 1), refused: 'changed' } as const;
  return (await transact(db, [{ put, ...condition }])).length === 0;
};

const withFound = (erasing: Erasing, { counts, counted, hasFound }: Found): Erasing => ({
  ...erasing,
  counts: { ...addErased(erasing.counts, counts) },
  left: {
    ...erasing.left,
    counted,
    hasFound: erasing.left.hasFound || hasFound,
    step: erasing.left.step + 1,
  },
});

const toNextPlace = (erasing: Erasing): Erasing => ({
  ...erasing,
  left: { ...erasing.left, place: erasing.left.place + 1, counted: '' },
});

type Context = Parameters<TenantErasureStore['continue']>[1];

/** Leaves the certificate. False if another process was faster. */
const finish = async (db: Db, erasing: Erasing, { now, toEntry }: Context): Promise<boolean> => {
  const { left, ...certificate } = erasing;
  const { companyId, siteId, counts } = certificate;
  const items = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const refused = await transact(db, [
    {
      put: toErasingItem({ ...certificate, erasedAt: now }, null),
      if: isAtStep(left.step),
      refused: 'changed',
    },
    { put: toActivityItem(defaultTenant, toEntry(items)) },
    // What an account of the site may have added meanwhile.
    ...(siteId === null ? [] : [changeSummary(companyId, forgetSite(siteId))]),
  ]);
  return refused.length === 0;
};

/**
 * Ends a pass: with the certificate if it found nothing and began after everything that was running has ended, otherwise
 * with another pass.
 */
const endPass = async (db: Db, erasing: Erasing, context: Context): Promise<boolean> => {
  const { now } = context;
  const { left, begunAt } = erasing;
  const quietFrom = toInstant(toEpochMs(begunAt) + quietMs);
  if (!left.hasFound && now >= quietFrom) return finish(db, erasing, context);
  const again = { place: 0, counted: '', hasFound: false, step: left.step + 1 };
  const next = { ...erasing, left: { ...left, ...again } };
  await save(db, next, now > quietFrom ? now : quietFrom);
  return false;
};

const createContinue =
  (db: Db, most: number): TenantErasureStore['continue'] =>
  async (what, context) => {
    let erasing = await readErasing(db, what);
    let units = 0;
    while (erasing && isErasing(erasing) && units < most && context.hasTime()) {
      const place = listPlaces(erasing)[erasing.left.place];
      if (!place) return endPass(db, erasing, context);
      const found: Found = await findInPlace(db, erasing, place);
      if (found.isLast && !found.hasFound) {
        erasing = toNextPlace(erasing);
        continue;
      }
      const counted = withFound(erasing, found);
      if (!(await save(db, counted, context.now))) return false;
      await found.erase();
      units += found.units;
      erasing = found.isLast ? toNextPlace(counted) : counted;
    }
    return erasing !== null && !isErasing(erasing);
  };

export const createTenantErasureStore = (db: Db, most = mostUnits): TenantErasureStore => ({
  due: async (until) => {
    const range = { ...erasuresRange(), to: until };
    const found = await queryAll(db, range, { index: dueIndex, consistent: false });
    const named = found.map((item) => ({ item, what: companyOrSiteSchema.parse(item) }));
    return {
      waiting: named.flatMap(({ item, what }) => (isCompanyErasures(item) ? [what.companyId] : [])),
      running: named.flatMap(({ item, what }) => (isCertificate(item) ? [what] : [])),
    };
  },
  begin: (overview, asked, at) => beginErasing(db, overview, asked, at),
  continue: createContinue(db, most),
  list: async () => {
    const found = await queryAll(db, erasuresRange(), { index: dueIndex, consistent: false });
    return {
      waiting: found.filter(isCompanyErasures).flatMap((item) => {
        const { companyId } = companyOrSiteSchema.parse(item);
        return fromCompanyErasuresItem(item).asked.map((asked) => ({ companyId, ...asked }));
      }),
      certificates: found.filter(isCertificate).map((item) => toCertificate(fromErasingItem(item))),
    };
  },
  certificate: async (what) => {
    const stored = await readErasing(db, what);
    return stored && toCertificate(stored);
  },
});
