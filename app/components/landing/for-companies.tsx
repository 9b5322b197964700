import { LinkButton } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { PageHeader } from '~/app/components/ui/page-header';
import { Badge } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';

const icons = {
  rank: 'list-ordered',
  award: 'scale',
  explain: 'message-square-text',
  check: 'shield-check',
} as const;

const Parts = () => {
  const { parts } = copy.forCompanies;
  return (
    <ol className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
      {(['rank', 'award', 'explain', 'check'] as const).map((name) => {
        const [title, text] = parts[name];
        return (
          <li key={name} className="border-t-3 border-primary pt-4">
            <h2 className="flex items-center gap-2 text-lg font-bold">
              <Icon name={icons[name]} className="size-5 shrink-0 text-primary" />
              {title}
            </h2>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        );
      })}
    </ol>
  );
};

/** A driver's result and its reasons, as the driver's page shows them. */
const ExampleResult = () => (
  <figure className="flex flex-col gap-3">
    <figcaption className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <Badge>{copy.forCompanies.example}</Badge>
      {copy.forCompanies.exampleTitle}
    </figcaption>
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-lg">
      <p className="flex items-center gap-3 bg-neutral p-5 text-2xl font-bold text-neutral-content">
        <Icon name="circle-check" className="size-7 shrink-0" />
        {copy.forCompanies.exampleJob}
      </p>
      <ol className="px-5">
        {copy.forCompanies.exampleReasons.map(([jobId, reason], index) => (
          <li
            key={jobId}
            className="flex flex-wrap items-baseline gap-x-3 border-b border-base-300 py-3"
          >
            <span className="tabular-nums">
              <span className="text-sm text-muted">{copy.common.pick(index + 1)}</span>{' '}
              <strong>{jobId}</strong>
            </span>
            <span className="min-w-48 flex-1">{reason}</span>
          </li>
        ))}
      </ol>
      <p className="flex items-start gap-2 px-5 py-4 font-semibold text-success-ink">
        <Icon name="shield-check" className="mt-0.5 size-5 shrink-0" />
        {copy.forCompanies.exampleCheck}
      </p>
    </div>
  </figure>
);

const GetStarted = () => (
  <div className="rounded-box bg-neutral p-5 text-neutral-content sm:p-8">
    <h2 className="text-xl font-bold sm:text-2xl">{copy.forCompanies.startTitle}</h2>
    <div className="my-4 lane max-w-md opacity-35" aria-hidden="true" />
    <ol className="grid gap-x-8 gap-y-5 md:grid-cols-3">
      {copy.forCompanies.startSteps.map(([title, text], index) => (
        <li key={title} className="flex gap-3">
          <span className="text-3xl leading-none font-bold tabular-nums opacity-60" aria-hidden>
            {index + 1}
          </span>
          <div>
            <h3 className="font-bold">{title}</h3>
            <p className="opacity-90">{text}</p>
          </div>
        </li>
      ))}
    </ol>
    <LinkButton to="/request-access" size="lg" className="mt-6">
      {copy.forCompanies.openForm}
      <Icon name="arrow-right" className="size-5" />
    </LinkButton>
  </div>
);

/** What the product is, for whom, how an award is explained and checked, and how a company gets access. */
export const ForCompanies = () => (
  <div className="shell py-6">
    <PageHeader
      title={copy.forCompanies.title}
      description={copy.forCompanies.lead}
      back={{ to: '/', label: copy.shell.returnHome }}
    />
    <div className="flex flex-col gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 lg:grid-cols-[1fr_25rem] lg:gap-12">
        <Parts />
        <ExampleResult />
      </div>
      <GetStarted />
    </div>
  </div>
);
