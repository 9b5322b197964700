import { formatInstant } from '~/app/copy/format-time';
import { getWritingClock } from '~/app/copy/server-copy.server';
import type { Mail } from '~/domain/mail/mail';
import type { Deadline } from '~/domain/time/deadline';
import type { Instant } from '~/domain/time/instant';

export type Fact = readonly [label: string, value: string];

/** The texts of an email, from which plain text and HTML are made. Paths are relative to the public origin. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  readonly action?: { readonly label: string; readonly path: string };
  /** The label of the link that removes the address, for those whom the email does not concern. */
  readonly refusal?: string;
  /** Further information, shown below the action. */
  readonly notes: readonly string[];
}

/** Writes the text of each of these kinds. */
export type Writers<Kinds extends Mail['kind']> = {
  [Kind in Kinds]: (mail: Extract<Mail, { kind: Kind }>) => MailText;
};

/** When a link expires, in the site's time zone; in UTC in an email of an earlier version, which lacks it. */
export const formatLinkEnd = ({
  validUntil,
  timeZone = 'UTC',
}: {
  readonly validUntil: Instant;
  readonly timeZone?: string | undefined;
}): string => formatInstant(validUntil, timeZone, getWritingClock());

export const formatSiteTime = ({
  instant,
  timeZone,
}: Pick<Deadline, 'instant' | 'timeZone'>): string =>
  formatInstant(instant, timeZone, getWritingClock());
