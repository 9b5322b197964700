import type { RecordText } from '~/app/ports/award';
import type { DriverCall } from '~/app/ports/deps';
import {
  openCounter,
  tooManyAttempts,
  type TooManyAttempts,
} from '~/app/services/attempts/attempt-counters.server';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import type { Catalogue } from '~/domain/award/award';
import { numberRecord } from '~/domain/award/record/numbered-record';
import type { AwardName } from '~/domain/selection/past-awards';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getAwardInForce } from '~/domain/site/current-award';
import { hourMs } from '~/domain/time/time-units';
import { readRecord } from './read-record.server';

/** A record may have a megabyte, so that a script that asks for it without end would cost the site money. */
const driverLimit: AttemptLimit = { max: 20, windowMs: hourMs };

interface NumberedAward extends AwardName {
  /** The numbered record as JSON, compressed with gzip. */
  readonly gzipped: Uint8Array<ArrayBuffer>;
  /** The driver's own number; null if they were not part of the award. */
  readonly number: number | null;
}

/** The award in force without people, for the driver's phone to compute again; null if none is in force. */
export const readNumberedRecord = async ({
  deps,
  access: { scope, site, driver },
  of,
}: DriverCall<'stores' | 'clock' | 'sha256' | 'awardMemories', { of: Catalogue }>): Promise<
  Result<NumberedAward | null, TooManyAttempts>
> => {
  const award = getAwardInForce(site, of);
  if (!award) return ok(null);
  const { companyId, siteId } = scope;
  const { employeeId } = driver;
  const counter = openCounter(deps, `check#${companyId}#${siteId}#${employeeId}`);
  if (!(await counter.take(driverLimit)))
    return fail(tooManyAttempts(deps.clock.now(), driverLimit));
  const makeText = async (): Promise<RecordText | null> => {
    const record = await readRecord({ deps, scope, ...award });
    const numbered = record && numberRecord(record, deps.sha256);
    if (!numbered) return null;
    // Cannot fail: the record itself was sealed, and numbers have a UTF-8 form.
    if (!numbered.ok) throw new Error(`An award cannot be numbered: ${numbered.error.code}`);
    return { json: JSON.stringify(numbered.value.record), numbers: numbered.value.numbers };
  };
  const [head] = await deps.stores.awards.versions(scope, [award]);
  // By digest, because erasing a driver changes the record of a version.
  const name = [companyId, siteId, award.periodId, award.version, head?.digest].join('#');
  const packed = await deps.awardMemories.numbered.recall(name, makeText);
  return ok(
    packed && {
      ...award,
      gzipped: packed.gzipped,
      number: packed.numbers.get(employeeId) ?? null,
    },
  );
};
