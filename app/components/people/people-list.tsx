import { TimeSentence } from '~/app/components/admin/time-sentence';
import { InstantText, type InZone } from '~/app/components/time/instant-text';
import { LinkButton } from '~/app/components/ui/button';
import { Badge, StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import type { Person } from '~/domain/people/person';
import { sharesEmail } from '~/domain/people/same-email';
import {
  getPersonDialogPath,
  getPersonDialogs,
  isViewer,
  type PersonDialogName,
  type Viewer,
} from './people-dialogs';

const tones = { active: 'success', invited: 'info', inactive: 'neutral' } as const;

/** What a button says, and what it says to screen readers, which read it without the person's name beside it. */
const getLabels = (dialog: PersonDialogName, name: string) => {
  const { people } = adminCopy;
  return {
    'change-role': [people.changeRole, people.changeRoleOf(name)],
    remove: [people.remove, people.removeOf(name)],
    resend: [people.resend, people.resendOf(name)],
    withdraw: [people.withdraw, people.withdrawOf(name)],
  }[dialog];
};

interface RowProps {
  readonly person: Person;
  readonly isEmailShared: boolean;
  readonly viewer: Viewer;
}

const PersonRow = ({ person, isEmailShared, viewer, timeZone }: InZone<RowProps>) => {
  const { people } = adminCopy;
  const { username, role, email, state, invitedUntil, lastSignInAt, atSite } = person;
  const name = person.name ?? username;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          {isViewer(person, viewer) && <Badge>{people.you}</Badge>}
          {role === 'company-admin' && <Badge>{people.allSites}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {people.username} <span className="font-mono">{username}</span>
        </p>
        <p className="text-sm wrap-anywhere text-muted">{email ?? people.noEmail}</p>
        {isEmailShared && <p className="text-sm text-muted">{people.sharedEmail}</p>}
        {atSite !== null && <p className="text-sm text-muted">{people.accountAt(atSite)}</p>}
      </div>
      <div className="basis-52 text-sm">
        <p className="mb-1 font-semibold">{people.roles[role]}</p>
        <StatusChip tone={tones[state]}>{people.states[state]}</StatusChip>
        <p className="mt-1 text-muted">
          {state === 'invited' && invitedUntil ? (
            <TimeSentence text={people.invitedUntil} at={invitedUntil} timeZone={timeZone} />
          ) : (
            <>
              {people.lastSignIn}:{' '}
              {lastSignInAt ? <InstantText at={lastSignInAt} timeZone={timeZone} /> : '—'}
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 lg:basis-64 lg:justify-end">
        {getPersonDialogs(person, viewer).map((dialog) => {
          const [label, longer] = getLabels(dialog, name);
          return (
            <LinkButton
              key={dialog}
              to={getPersonDialogPath(dialog, person)}
              preventScrollReset
              aria-label={longer}
            >
              {label}
            </LinkButton>
          );
        })}
      </div>
    </li>
  );
};

/** Everybody with access to the site, and what can be done with each. */
export const PeopleList = ({
  people,
  ...row
}: InZone<{ people: readonly Person[]; viewer: Viewer }>) => {
  const accountsHere = people.filter(({ atSite }) => atSite === null);
  return (
    <ul
      aria-label={adminCopy.people.title}
      className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100"
    >
      {people.map((person) => (
        <PersonRow
          key={`${person.atSite} ${person.username}`}
          person={person}
          isEmailShared={person.atSite === null && sharesEmail(accountsHere, person)}
          {...row}
        />
      ))}
    </ul>
  );
};
