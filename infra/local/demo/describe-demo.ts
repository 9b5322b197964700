import type { BuiltDemo } from './demo-folder';
import { demoPassword, type AdminSignIn } from './sign-ins';

const roles = [
  ['master', 'master administrator: a company waits for approval'],
  ['site-admin', 'site administrator'],
  ['dispatcher', 'dispatcher, who runs the week'],
  ['steward', 'steward, who reads lists after the close'],
] as const;

const interesting = [
  ['changedResult', 'vacation week changed by a granted claim'],
  ['pendingClaim', 'claim waits for an answer'],
  ['deniedClaim', 'claim denied'],
  ['jobClaimGranted', 'job changed by a granted claim last week'],
  ['traded', 'traded a vacation week'],
  ['tradeWaits', 'trade waits for approval'],
  ['tradeAsked', 'is asked to trade'],
  ['gaveUpWeek', 'gave a vacation week up'],
] as const;

const toRow = ([name, text]: readonly [string, string]): string => `    ${name.padEnd(12)}${text}`;

/** Where to go in the demo and what to enter there, as lines to print. */
export const describeDemo = (
  { signIns: { admins, drivers } }: BuiltDemo,
  url: string,
): string[] => {
  const { companyId, siteId } = admins.master!;
  const other: AdminSignIn = admins.otherCompany!;
  const otherSite = `/s/${other.companyId}/${other.siteId}`;
  return [
    `  A depot in its fifth week   ${url}`,
    '',
    `  Drivers   ${url}/   Employee ID alone:`,
    ...interesting.map(([key, text]) => toRow([drivers[key] ?? '', text])),
    '',
    `  Administration   ${url}/admin-portal   Company ID ${companyId}, Site Code ${siteId}`,
    `                   Password of everybody: ${demoPassword}`,
    ...roles.map(([key, text]) => toRow([admins[key]!.username, text])),
    '',
    `  Another company   ${url}${otherSite}   Company ID ${other.companyId}, Site Code ${other.siteId}`,
    toRow([other.username, 'company administrator, same password']),
    toRow([drivers.otherCompany ?? '', 'driver']),
    '',
    '  Kiosk: as site administrator, press Use this computer as a kiosk in System Settings',
    `  Emails: as master administrator, at ${url}/dev/outbox`,
  ];
};

/** Says that the open week of the demo is over; null while it is open. */
export const describeAge = ({ openUntil }: BuiltDemo, now: string): string | null =>
  now < openUntil
    ? null
    : `  The open week of this demo closed on ${openUntil.slice(0, 10)}. To build a new one: npm run demo -- --fresh`;
