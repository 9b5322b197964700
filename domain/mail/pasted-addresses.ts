import type { Driver } from '~/domain/drivers/driver';
import { findTypedDriver, type TypedDriverError } from '~/domain/drivers/find-typed-driver';
import { employeeIdLength } from '~/domain/drivers/limits';
import { readEmail } from '~/domain/shared/email-schema';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Instant } from '~/domain/time/instant';
import { maxEnteredPerHour } from './address-limits';
import type { Contact } from './contact';
import { describeAddress, isStopped, nameAddressState } from './entered-address';

type NamedDriver = Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber'>;

/** What is wrong with a pasted line. */
export type PastedLineError =
  | TypedDriverError
  /** A line needs a driver and an address. */
  | { readonly code: 'address-line-unclear' }
  | { readonly code: 'address-line-invalid' }
  | { readonly code: 'address-line-repeated'; readonly line: number };

export type PastedError =
  | { readonly code: 'addresses-missing' }
  | { readonly code: 'too-many-addresses'; readonly most: number };

/**
 * Why a line is left out: the driver has confirmed an address, has entered one themselves that waits, or its owner stopped
 * emails; or this very address was asked.
 */
export type LeftOutReason = 'confirmed' | 'own' | 'stopped' | 'asked';

interface InLine {
  /** From 1 on. */
  readonly line: number;
}

/** What entering a paste would do. */
export interface PastePlan {
  readonly asks: readonly (InLine & {
    readonly driver: NamedDriver;
    readonly email: string;
    /** The state of the driver's address, by its name. */
    readonly seen: string;
  })[];
  readonly leftOut: readonly (InLine & {
    readonly driver: NamedDriver;
    readonly why: LeftOutReason;
  })[];
  readonly problems: readonly (InLine & { readonly error: PastedLineError })[];
}

interface PasteFacts {
  readonly drivers: readonly NamedDriver[];
  readonly contacts: ReadonlyMap<string, Contact>;
  readonly now: Instant;
  readonly sha256: (text: string) => string;
}

/**
 * The employee ID, else the first number, names the driver, because rows may be numbered. What has an @ is the address. Anything
 * else, such as a name, is not read. Another employee ID may be that of a supervisor, so nobody knows whose address it is.
 */
const readLine = (
  text: string,
  drivers: readonly NamedDriver[],
): Result<{ driver: NamedDriver; email: string }, PastedLineError> => {
  const parts = text.split(/[\s,;"<>]+/);
  const numbers = parts.filter((part) => /^\d+$/.test(part));
  const ids = new Set(numbers.filter(({ length }) => length === employeeIdLength));
  const [typed = numbers[0], other] = ids;
  const [address, another] = parts.filter((part) => part.includes('@'));
  if (typed === undefined || other !== undefined || address === undefined || another !== undefined)
    return fail({ code: 'address-line-unclear' });
  const driver = findTypedDriver(drivers, typed);
  if (!driver.ok) return driver;
  const email = readEmail(address);
  return email === null
    ? fail({ code: 'address-line-invalid' })
    : ok({ driver: driver.value, email });
};

const findReason = (
  contact: Contact | null,
  email: string,
  { now, sha256 }: PasteFacts,
): LeftOutReason | null => {
  const status = describeAddress(contact, now);
  if (status.state === 'confirmed') return 'confirmed';
  if (status.state === 'waiting' && !status.byAdmin) return 'own';
  if (isStopped(contact, email, sha256)) return 'stopped';
  return status.state === 'waiting' && status.isOpen && contact?.email === email ? 'asked' : null;
};

/** A first line of headings has neither a number nor an address. */
const isHeading = (text: string, at: number): boolean => at === 0 && !/[\d@]/.test(text);

/** Reads lines of an employee ID or seniority number and an address, and decides for each what to do. */
export const planPaste = (text: string, facts: PasteFacts): Result<PastePlan, PastedError> => {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, at) => ({ line: at + 1, text: line }))
    .filter((one, at) => one.text.trim() !== '' && !isHeading(one.text, at));
  if (lines.length === 0) return fail({ code: 'addresses-missing' });
  if (lines.length > maxEnteredPerHour)
    return fail({ code: 'too-many-addresses', most: maxEnteredPerHour });
  const asks: PastePlan['asks'][number][] = [];
  const leftOut: PastePlan['leftOut'][number][] = [];
  const problems: PastePlan['problems'][number][] = [];
  const lineOf = new Map<string, number>();
  for (const { line, text: row } of lines) {
    const read = readLine(row, facts.drivers);
    if (!read.ok) {
      problems.push({ line, error: read.error });
      continue;
    }
    const { driver, email } = read.value;
    const earlier = lineOf.get(driver.employeeId);
    lineOf.set(driver.employeeId, line);
    const contact = facts.contacts.get(driver.employeeId) ?? null;
    const why = findReason(contact, email, facts);
    if (earlier !== undefined)
      problems.push({ line, error: { code: 'address-line-repeated', line: earlier } });
    else if (why) leftOut.push({ line, driver, why });
    else asks.push({ line, driver, email, seen: nameAddressState(contact) });
  }
  return ok({ asks, leftOut, problems });
};
