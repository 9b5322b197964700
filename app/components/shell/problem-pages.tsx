import type { ReactNode } from 'react';
import { LinkButton } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { copy } from '~/app/copy/copy';
import { noAnswer } from './no-answer';

const Problem = ({
  icon,
  title,
  actions,
  children,
}: {
  icon: ReactNode;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}) => (
  <div className="shell grid flex-1 place-items-center py-16">
    <div className="flex max-w-md flex-col items-center gap-4 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-base-300 [&>svg]:size-8">
        {icon}
      </span>
      <h1 className="text-3xl font-bold">{title}</h1>
      <p className="text-lg text-muted">{children}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  </div>
);

const ReturnHome = ({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) => (
  <LinkButton to="/" variant={variant} size="lg">
    {copy.shell.returnHome}
  </LinkButton>
);

export const NotFound = () => (
  <Problem icon={<Icon name="map-pin-off" />} title={copy.shell.notFound} actions={<ReturnHome />}>
    {copy.shell.notFoundText}
  </Problem>
);

const wordsFor = (status: number): { title: string; text: string } => {
  if (status === noAnswer) return { title: copy.shell.offline, text: copy.shell.offlineText };
  if (status === 429) return { title: copy.shell.busy, text: copy.shell.busyText };
  if (status === 413) return { title: copy.shell.tooLarge, text: copy.shell.tooLargeText };
  return status < 500
    ? { title: copy.shell.refused, text: copy.shell.refusedText }
    : { title: copy.shell.failed, text: copy.shell.failedText };
};

/** Whether an error is usually temporary, so that "Try again" is the primary action. */
const isPassing = (status: number) => status === noAnswer || status === 429 || status >= 500;

export const UnexpectedError = ({ status, retryPath }: { status: number; retryPath: string }) => (
  <Problem
    icon={<Icon name="cloud-off" />}
    title={wordsFor(status).title}
    actions={
      <>
        <LinkButton
          to={retryPath}
          // Without a network, a reload would show the browser's own error page instead.
          reloadDocument={status !== noAnswer}
          variant={isPassing(status) ? 'primary' : 'secondary'}
          size="lg"
        >
          {copy.common.tryAgain}
        </LinkButton>
        <ReturnHome variant={isPassing(status) ? 'secondary' : 'primary'} />
      </>
    }
  >
    {wordsFor(status).text}
  </Problem>
);
