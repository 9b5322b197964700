import { adminCopy } from '~/app/copy/copy';
import type { ClaimSubject } from '~/domain/claims/claim-subject';
import { getCatalogue } from '~/domain/site/current-award';

/** What a claim is about, in short: the ID of a pick, or a few words. `awardId`: a period of jobs, or `vacation`. */
export const describeSubject = (subject: ClaimSubject, awardId: string): string =>
  subject.kind
    ? adminCopy.disputes.describeKind(subject.kind, getCatalogue(awardId))
    : subject.jobId;
