import { Link } from '@remix-run/react';
import { useState } from 'react';
import { Button } from '~/app/components/ui/button';
import { Dialog } from '~/app/components/ui/dialog';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy, copy } from '~/app/copy/copy';
import type { PageSession } from '~/domain/access/page-session';
import { SignInAgain } from './sign-in-again';

interface SignIn {
  account: PageSession['account'];
  /** Returns false if the server does not answer. */
  onSignedIn: () => Promise<boolean>;
}

/** Warns before the session ends. If nothing can extend it, offers to sign in again before it does. */
export const EndingDialog = ({
  open,
  ...ending
}: { open: boolean; canExtend: boolean; onClose: () => void } & SignIn) => (
  <Dialog
    open={open}
    onClose={ending.onClose}
    title={adminCopy.session.endingTitle}
    closesByBackdrop={false}
  >
    <Ending {...ending} />
  </Dialog>
);

const Ending = ({
  canExtend,
  onClose,
  ...signIn
}: { canExtend: boolean; onClose: () => void } & SignIn) => {
  const [signsIn, setSignsIn] = useState(false);
  return (
    <>
      <p>{canExtend ? adminCopy.session.idleText : adminCopy.session.longestText}</p>
      {signsIn ? (
        <SignInAgain {...signIn} />
      ) : (
        <Button
          type="button"
          variant="primary"
          className="mt-4 w-full"
          onClick={canExtend ? onClose : () => setSignsIn(true)}
        >
          {canExtend ? adminCopy.session.stay : adminCopy.session.signInAgain}
        </Button>
      )}
    </>
  );
};

/** Signs in again on the page after the session has ended, and hides the page until then. */
export const OverDialog = ({ open, ...signIn }: { open: boolean } & SignIn) => {
  const { companyId, siteId, username } = signIn.account;
  const query = new URLSearchParams({ c: companyId, s: siteId, u: username });
  return (
    <Dialog open={open} title={adminCopy.session.overTitle}>
      <p>
        <Sentence
          text={adminCopy.session.overText}
          parts={{ username: <strong>{username}</strong> }}
        />
      </p>
      <SignInAgain {...signIn} />
      <Link reloadDocument to={`/admin-portal?${query}`} className="mt-4 block link text-center">
        {adminCopy.session.leave}
      </Link>
    </Dialog>
  );
};

/** Says that a form was not sent, because the server did not answer. */
export const NotSentDialog = ({
  open,
  onRetry,
  onClose,
}: {
  open: boolean;
  onRetry: () => Promise<void>;
  onClose: () => void;
}) => {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={adminCopy.session.notSent}
      footer={
        <>
          <Button type="button" onClick={onClose}>
            {adminCopy.session.backToPage}
          </Button>
          <Button type="button" variant="primary" busy={isTrying} onClick={() => void retry()}>
            {copy.common.tryAgain}
          </Button>
        </>
      }
    >
      <p>{adminCopy.session.notSentText}</p>
    </Dialog>
  );
};
