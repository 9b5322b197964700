import type { ReactNode } from 'react';
import { Alert } from '~/app/components/ui/alert';
import { classNames } from '~/app/components/ui/class-names';
import { Fold } from '~/app/components/ui/fold';
import { Badge } from '~/app/components/ui/status-chip';

export interface Notice {
  readonly kind: 'info' | 'warning';
  readonly title: string;
  readonly text: ReactNode;
  /** Whether all of it is shown at once. The others show their titles. */
  readonly isOpen?: boolean;
}

/**
 * Notices above a driver's list, the most important one first. Narrow screens show the first `shownOnPhones` of those that
 * unfold, and the rest once the first is unfolded; with none, they show none of them.
 */
export const NoticeList = ({
  notices,
  shownOnPhones = 2,
}: {
  notices: readonly Notice[];
  shownOnPhones?: number;
}) => {
  const folded = notices.filter(({ isOpen }) => !isOpen);
  const more = folded.length - shownOnPhones;
  return (
    <>
      {notices
        .filter(({ isOpen }) => isOpen)
        .map(({ kind, title, text }) => (
          <Alert
            key={title}
            kind={kind}
            title={title}
            className="max-lg:px-3 max-lg:py-2 max-lg:text-sm"
          >
            {text}
          </Alert>
        ))}
      {folded.map(({ kind, title, text }, index) => (
        <Fold
          key={title}
          kind={kind}
          title={title}
          className={
            index === 0
              ? classNames('peer/first', shownOnPhones === 0 && 'max-lg:hidden')
              : index < shownOnPhones
                ? ''
                : 'max-lg:not-peer-open/first:hidden'
          }
          aside={index === 0 && more > 0 && <Badge className="lg:hidden">+{more}</Badge>}
        >
          {text}
        </Fold>
      ))}
    </>
  );
};
