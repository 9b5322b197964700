import { useLoaderData } from '@remix-run/react';
import { titlePage } from '~/app/components/shell/product';
import { OutagesCard } from '~/app/components/status/outages-card';
import { WorkList } from '~/app/components/status/work-list';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { PageHeader } from '~/app/components/ui/page-header';
import { copy } from '~/app/copy/copy';
import { publicLoader } from '~/app/platform/guards/guards.server';
import { statusDays } from '~/app/services/status/read-status.server';

export const meta = titlePage(() => copy.status.title);

export const loader = publicLoader(async ({ context }) => ({
  ...(await context.platform.status.read()),
  days: statusDays,
}));

/** How the product has been running, and what is planned. It names no company. */
export default function StatusPage() {
  const { works, ...outages } = useLoaderData<typeof loader>();
  const { status } = copy;
  return (
    <div className="shell w-full max-w-3xl py-6">
      <PageHeader
        title={status.title}
        description={status.intro}
        back={{ to: '/', label: copy.shell.returnHome }}
        actions={<LinkButton to="/status">{status.lookAgain}</LinkButton>}
      />
      <div className="flex flex-col gap-5">
        <Alert kind="success" title={status.runs}>
          {status.runsText}
        </Alert>
        <Card title={status.planned} description={status.plannedText}>
          {works.length === 0 ? (
            <p className="text-muted">{status.nothingPlanned}</p>
          ) : (
            <WorkList works={works} />
          )}
        </Card>
        <OutagesCard {...outages} />
      </div>
    </div>
  );
}
