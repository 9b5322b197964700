import type { CompanyOrSite, TenantErasureStore } from '~/app/ports/erasures';
import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { maxUnits } from '~/app/store/eraser/delete-paced.server';
import { eraseInSteps } from '~/app/store/eraser/erase-in-steps';
import { isRunning } from '~/app/store/eraser/position';
import { replaceRun } from '~/app/store/eraser/stored-run.server';
import { changeSummary, forgetSite } from '~/app/store/summaries/summary-item';
import { dueIndex } from '~/app/store/table/table';
import { isCertificate } from '~/app/store/tenancy/certificate-item';
import {
  erasuresRange,
  fromCompanyErasuresItem,
  isCompanyErasures,
} from '~/app/store/tenancy/company-erasures-item';
import { defaultTenant } from '~/domain/company/scope';
import { addErased } from '~/domain/erasure/certificate';
import { toEpochMs, toInstant } from '~/domain/time/instant';
import { minuteMs } from '~/domain/time/time-units';
import { beginErasing } from './begin-erasing.server';
import {
  certificateKey,
  companyOrSiteSchema,
  fromErasingItem,
  toCertificate,
  toErasingItem,
} from './erasing-item';
import { listPlaces } from './places.server';

/** Longer than any process runs that may have read the company or site before it was taken away: a Lambda function. */
const quietMs = 16 * minuteMs;

const readErasing = async (db: Db, what: CompanyOrSite) => {
  const item = await getItem(db, certificateKey(what));
  return item && isCertificate(item) ? fromErasingItem(item) : null;
};

const createContinue =
  (db: Db, most: number): TenantErasureStore['continue'] =>
  async (what, { now, hasTime, toEntry }) => {
    const erasing = await readErasing(db, what);
    if (!erasing || !isRunning(erasing)) return erasing !== null;
    const quietFrom = toInstant(toEpochMs(erasing.begunAt) + quietMs);
    const nextPassAt = now > quietFrom ? now : quietFrom;
    return eraseInSteps(
      {
        places: listPlaces(erasing),
        look: (find, run) => find(db, run),
        add: (run, found) => ({
          ...run,
          counts: found.reduce((sum, one) => addErased(sum, one.counts), run.counts),
        }),
        save: (next, mustWait) =>
          replaceRun(db, toErasingItem(next, mustWait ? nextPassAt : now), next.left.step - 1),
        isLastPass: ({ left }) => !left.hasFound && now >= quietFrom,
        // Leaves the certificate.
        finish: ({ left, ...certificate }) => {
          const { companyId, siteId, counts } = certificate;
          const items = Object.values(counts).reduce((sum, count) => sum + count, 0);
          return replaceRun(db, toErasingItem({ ...certificate, erasedAt: now }, null), left.step, [
            { put: toActivityItem(defaultTenant, toEntry(items)) },
            // What an account of the site may have added meanwhile.
            ...(siteId === null ? [] : [changeSummary(companyId, forgetSite(siteId))]),
          ]);
        },
      },
      erasing,
      { hasTime, most },
    );
  };

export const createTenantErasureStore = (db: Db, most = maxUnits): TenantErasureStore => ({
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
