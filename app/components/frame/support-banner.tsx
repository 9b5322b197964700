import { Link } from '@remix-run/react';
import { LifeBuoy } from 'lucide-react';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import type { AdminFrame } from '~/domain/site/admin-frame';

/** Says to support that it acts at a company, and to the company's administrators that support may. */
export const SupportBanner = ({
  support: { isHere, until },
}: {
  support: NonNullable<AdminFrame['support']>;
}) => {
  const { supportAccess } = adminCopy;
  return (
    <div role="note" className="border-b surface-warning print:hidden">
      <p className="shell flex items-start gap-2 py-2 text-sm">
        <LifeBuoy className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span>
          {isHere && `${supportAccess.here} `}
          {until && (
            <Sentence
              text={isHere ? supportAccess.hereUntil : supportAccess.allowedUntil}
              parts={{ time: <DeadlineText deadline={until} short /> }}
            />
          )}
          {!isHere && (
            <>
              {' '}
              <Link to="/admin/support-access" className="link font-semibold">
                {supportAccess.change}
              </Link>
            </>
          )}
        </span>
      </p>
    </div>
  );
};
