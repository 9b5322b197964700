import { Link } from '@remix-run/react';
import { Icon } from '~/app/components/ui/icon';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import type { AdminFrame } from '~/domain/site/admin-frame';

/** Tells support that it is signed in at a company, and company administrators that support may sign in. */
export const SupportBanner = ({
  support: { isSupport, until },
}: {
  support: NonNullable<AdminFrame['support']>;
}) => {
  const { supportAccess } = adminCopy;
  return (
    <div role="note" className="border-b surface-warning print:hidden">
      <p className="shell flex items-start gap-2 py-2 text-sm">
        <Icon name="life-buoy" className="mt-0.5 size-4 shrink-0" />
        <span>
          {isSupport && `${supportAccess.youAreSupport} `}
          {until && (
            <Sentence
              text={isSupport ? supportAccess.youMayUntil : supportAccess.allowedUntil}
              parts={{ time: <DeadlineText deadline={until} short /> }}
            />
          )}{' '}
          {!isSupport && (
            <Link to="/admin/support-access" className="link font-semibold">
              {supportAccess.title}
            </Link>
          )}
        </span>
      </p>
    </div>
  );
};
