import type { ApplicantCounts } from '~/app/ports/erasures';
import type { Db } from '~/app/store/dynamo/db';
import type { Found } from '~/app/store/eraser/erase-in-steps';
import { findWaiting, foundToDelete } from '~/app/store/eraser/find.server';
import { findInMasterLog } from '~/app/store/eraser/master-log.server';
import { forgetApplicant } from '~/domain/registration/forget-applicant';

/** What the places must know of an applicant. */
interface Applicant {
  readonly id: string;
  readonly left: { readonly email: string; readonly logFrom: string; readonly after: string };
}
interface FoundOfApplicant {
  readonly sk: string;
  readonly counts: Partial<ApplicantCounts>;
}
type Place = (db: Db, applicant: Applicant) => Promise<Found<FoundOfApplicant>>;

/** The emails about the request that wait. All kinds of them are in the urgent queue. */
const findMessages: Place = async (db, { id }) => {
  const isAbout = ({ mail }: Record<string, unknown>) =>
    (mail as Record<string, unknown> | undefined)?.requestId === id;
  const found = await findWaiting(db, ['urgent'], isAbout);
  return foundToDelete(db, found, ({ sk }) => ({ sk, counts: { messages: 1 } }));
};

const findEntries: Place = (db, { id, left: { email, logFrom, after } }) =>
  findInMasterLog(db, {
    forget: (event) => forgetApplicant(event, { requestId: id, email }),
    toOne: ({ item: { sk } }) => ({ sk, counts: { entries: 1 } }),
    after,
    from: logFrom,
  });

/** Where something of an applicant is stored, by stored names, in the order of a pass. New ones come last. */
export const applicantPlaces: Readonly<Record<string, Place>> = {
  messages: findMessages,
  log: findEntries,
};
export const applicantPlaceNames = Object.keys(applicantPlaces);
