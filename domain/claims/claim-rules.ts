import type { DriverOutcome } from '~/domain/award/driver-outcome';
import { getHeld } from '~/domain/award/held-results';
import { getChangedIn, type PublishedFacts } from '~/domain/award/record/published-facts';
import { cleanText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';
import { hourMs } from '~/domain/time/time-units';
import { isAboutPick, isOpen, type Claim, type PickClaim } from './claim';
import { formatSubject, type ClaimKind, type ClaimSubject } from './claim-subject';
import { maxAnswerReason, maxClaimText } from './limits';

/** When the time for claims about an award ends that began at `from`; null if that is null, as without an award. */
export const protestEndsAt = (
  from: Instant | null,
  { protestWindowHours }: { protestWindowHours: number },
): Instant | null =>
  from === null ? null : toInstant(toEpochMs(from) + protestWindowHours * hourMs);

/** Until when drivers may file claims about the award in force; null while they may not. */
export const claimsOpenUntil = (
  from: Instant | null,
  settings: { protestWindowHours: number },
  now: Instant,
): Instant | null => {
  const until = protestEndsAt(from, settings);
  return until !== null && now < until ? until : null;
};

export type ClaimRefusal =
  | { readonly code: 'claim-not-about-a-pick' }
  | { readonly code: 'claim-exists' }
  | { readonly code: 'claim-without-text' }
  | { readonly code: 'claim-too-long'; readonly limit: number };

/** The result about which claims are filed. */
export interface ClaimedResult {
  readonly awardVersion: number;
  /** When the latest version was published that decided about everybody: those with trades or changed jobs alone did not. */
  readonly decidedAt: Instant | null;
  readonly outcome: Pick<DriverOutcome, 'awardedId' | 'further'> | null;
  /** What the version says about its jobs or weeks. */
  readonly facts: Pick<PublishedFacts, 'changedIn'> | null;
}

/** Whether the claim was about the same decision: the same result of the driver and the same facts of its jobs or weeks. */
const isSameDecision = (claim: Claim, { decidedAt, outcome, facts }: ClaimedResult): boolean => {
  const { awardVersion, about } = claim;
  if (!about || about.decidedAt !== decidedAt) return false;
  const held = outcome ? getHeld(outcome) : [];
  const ids = isAboutPick(claim) ? [claim.jobId, ...held] : held;
  return about.held.join('\n') === held.join('\n') && awardVersion >= getChangedIn(facts, ids);
};

/** The subjects of which the driver has filed a claim: one per decision, and none while it is open, each as one text. */
export const listClaimed = (own: readonly Claim[], now: ClaimedResult): string[] =>
  own
    .filter(
      (claim) =>
        isOpen(claim) || claim.awardVersion === now.awardVersion || isSameDecision(claim, now),
    )
    .map(formatSubject);

/** Whether a claim can be about the pick: one that the driver neither got nor traded away or for. */
export const isClaimable = (
  pick: { readonly pickId: string; readonly code: string },
  outcome: Pick<DriverOutcome, 'awardedId' | 'further'>,
): boolean =>
  pick.code !== 'awarded' && pick.code !== 'traded-away' && !getHeld(outcome).includes(pick.pickId);

type FiledSubject =
  | Pick<PickClaim, 'jobId' | 'rank' | 'givenReason'>
  | { readonly kind: ClaimKind };

/** What is stored of a subject; null for a pick that the driver cannot claim. */
const describeSubject = (
  subject: ClaimSubject,
  outcome: DriverOutcome | null,
): FiledSubject | null => {
  if (subject.kind) return { kind: subject.kind };
  const pick = outcome?.reasons.find(
    (one) => one.pickId === subject.jobId && isClaimable(one, outcome),
  );
  if (!pick) return null;
  const { pickId: jobId, rank, ...reason } = pick;
  return { jobId, rank, givenReason: 'text' in reason ? reason.text : reason };
};

/**
 * Accepts a claim about a pick that the driver did not get, or about something else. Returns what is stored of its text and
 * its subject.
 */
export const checkClaim = (
  { subject, text }: { subject: ClaimSubject; text: string },
  {
    outcome,
    own,
    ...now
  }: Omit<ClaimedResult, 'outcome'> & {
    outcome: DriverOutcome | null;
    own: readonly Claim[];
  },
): Result<{ text: string; subject: FiledSubject }, ClaimRefusal> => {
  const filed = describeSubject(subject, outcome);
  if (!filed) return fail({ code: 'claim-not-about-a-pick' });
  if (listClaimed(own, { outcome, ...now }).includes(formatSubject(subject)))
    return fail({ code: 'claim-exists' });
  const cleaned = cleanText(text);
  if (cleaned === '') return fail({ code: 'claim-without-text' });
  if (cleaned.length > maxClaimText) return fail({ code: 'claim-too-long', limit: maxClaimText });
  return ok({ text: cleaned, subject: filed });
};

export type ReasonRefusal =
  | { readonly code: 'reason-missing' }
  | { readonly code: 'reason-too-long'; readonly limit: number }
  | { readonly code: 'reason-names-driver'; readonly name: string };

interface Named {
  readonly employeeId: string;
  readonly name: string;
}

/**
 * Only Latin letters and digits continue a word. In some other scripts words are written without spaces, so a
 * name is recognized there even between other letters.
 */
const partOfWord = /[\p{Script=Latin}\d]/u;

const hasWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = text.charAt(at - 1) + text.charAt(at + word.length);
    if (!partOfWord.test(around)) return true;
  }
  return false;
};

/** A single name may be an everyday word ("will"), so it counts only with the same capitals. */
const isNamed = (text: string, { employeeId, name }: Named): boolean =>
  text.includes(employeeId) ||
  (name.includes(' ') ? hasWord(text.toLowerCase(), name.toLowerCase()) : hasWord(text, name));

/** Requires a text from the administrator, without another driver's name or id. */
export const checkReason = (
  text: string,
  { drivers, readerId }: { drivers: readonly Named[]; readerId: string },
): Result<string, ReasonRefusal> => {
  const reason = cleanText(text);
  if (reason === '') return fail({ code: 'reason-missing' });
  if (reason.length > maxAnswerReason)
    return fail({ code: 'reason-too-long', limit: maxAnswerReason });
  const named = drivers.find((driver) => driver.employeeId !== readerId && isNamed(reason, driver));
  return named ? fail({ code: 'reason-names-driver', name: named.name }) : ok(reason);
};

/** A claim as its driver sees it: without who answered. */
export type DriverClaim = Pick<Claim, 'awardVersion' | 'state' | 'text' | 'filedAt'> & {
  readonly answer: { readonly reason: string; readonly at: Instant } | null;
} & (
    | (Pick<PickClaim, 'jobId' | 'rank'> & { readonly kind?: undefined })
    | { readonly kind: ClaimKind; readonly jobId?: undefined }
  );

export const forDriver = (claim: Claim): DriverClaim => {
  const { awardVersion, state, text, filedAt } = claim;
  const answer = isOpen(claim) ? null : { reason: claim.answer.reason, at: claim.answer.at };
  const shown = { awardVersion, state, text, filedAt, answer };
  return isAboutPick(claim)
    ? { jobId: claim.jobId, rank: claim.rank, ...shown }
    : { kind: claim.kind, ...shown };
};
