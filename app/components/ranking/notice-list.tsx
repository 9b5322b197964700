import type { ReactNode } from 'react';
import { Alert } from '~/app/components/ui/alert';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { toneIcons, toneInk } from '~/app/components/ui/status-chip';

export interface Notice {
  readonly kind: 'info' | 'warning';
  readonly title: string;
  readonly text: ReactNode;
}

const surfaces = { info: 'surface-info', warning: 'surface-warning' } as const;

const FoldedNotice = ({ notice: { kind, title, text } }: { notice: Notice }) => (
  <details className={classNames('group rounded-box border', surfaces[kind])}>
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-1.5 [&::-webkit-details-marker]:hidden">
      <Icon name={toneIcons[kind]} className={classNames('size-5 shrink-0', toneInk[kind])} />
      <span className="min-w-0 flex-1 font-bold">{title}</span>
      <Icon
        name="chevron-down"
        className="size-5 shrink-0 transition-transform group-open:rotate-180"
      />
    </summary>
    <div className="px-4 ps-12 pb-3">{text}</div>
  </details>
);

/** Notices above a driver's list, the most important one first and in full. The others show their titles. */
export const NoticeList = ({ notices: [first, ...others] }: { notices: readonly Notice[] }) => (
  <>
    {first && (
      <Alert kind={first.kind} title={first.title} className="notice">
        {first.text}
      </Alert>
    )}
    {others.map((notice) => (
      <FoldedNotice key={notice.title} notice={notice} />
    ))}
  </>
);
