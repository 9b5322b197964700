import { Link } from '@remix-run/react';
import { Alert } from '~/app/components/ui/alert';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';

/** Proposes to enter an own name. */
export const OwnNameNotice = ({ username }: { username: string }) => (
  <Alert kind="info" title={adminCopy.people.ownNameMissing}>
    <Sentence
      text={adminCopy.people.ownNameMissingText}
      parts={{ username: <strong>{username}</strong> }}
    />{' '}
    <Link to="/admin/account#own-name" className="font-semibold underline">
      {adminCopy.people.enterOwnName}
    </Link>
  </Alert>
);
