/** What a claim may be about besides a pick (domain/README.md#claims). */
export const claimKinds = ['seniority', 'list', 'data', 'other'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** What a claim is about: a pick, which is a job or a vacation week, or one of `claimKinds`. */
export type ClaimSubject =
  | { readonly jobId: string; readonly kind?: undefined }
  | { readonly kind: ClaimKind; readonly jobId?: undefined };

export const getSubject = (claim: ClaimSubject): ClaimSubject =>
  claim.kind ? { kind: claim.kind } : { jobId: claim.jobId };

const pickPrefix = 'pick ';

/** The subject as one text, as forms send it: `pick J012` or `seniority`. */
export const formatSubject = (subject: ClaimSubject): string =>
  subject.kind ?? `${pickPrefix}${subject.jobId}`;

/** Null for a text that names no subject. */
export const parseSubject = (text: string): ClaimSubject | null => {
  if (text.startsWith(pickPrefix)) {
    const jobId = text.slice(pickPrefix.length);
    return jobId === '' ? null : { jobId };
  }
  const kind = claimKinds.find((one) => one === text);
  return kind ? { kind } : null;
};
