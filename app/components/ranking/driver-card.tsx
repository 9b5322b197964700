import type { ReactNode } from 'react';
import { ContactSentence } from '~/app/components/shell/contact-sentence';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { Badge } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import type { RankingView } from './ranking-view';

const Item = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);

type DriverFactsProps = Pick<
  RankingView,
  'driver' | 'companyName' | 'site' | 'closing' | 'contactEmail'
>;

/** The driver, with company, site, deadline and contact. */
export const DriverFacts = ({
  driver,
  companyName,
  site,
  closing,
  contactEmail,
}: DriverFactsProps) => (
  <>
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-2 lg:grid-cols-[auto_auto_1fr_auto_auto]">
      <Item label={copy.ranking.name}>{driver.name}</Item>
      <Item label={copy.common.employeeId}>
        <span className="tabular-nums">{driver.employeeId}</span>
      </Item>
      <Item label={copy.ranking.facility}>
        {companyName} · {site.name} <Badge>{site.siteId}</Badge>
      </Item>
      <Item label={copy.ranking.seniority}>
        <span className="tabular-nums">{driver.seniorityNumber ?? copy.common.notAvailable}</span>
      </Item>
      {(closing.at || closing.isOpen) && (
        <Item label={copy.ranking.deadline}>
          {closing.at ? <DeadlineText deadline={closing.at} short /> : copy.ranking.openEnd}
        </Item>
      )}
    </dl>
    {contactEmail && (
      <p className="mt-2 border-t border-base-300 pt-2 text-sm text-muted">
        <ContactSentence text={copy.ranking.contact} email={contactEmail} />
      </p>
    )}
  </>
);

/** The driver whose list the page shows, as a card. */
export const DriverCard = (props: DriverFactsProps) => (
  <section
    aria-label={copy.common.driver}
    className="rounded-box border border-base-300 bg-base-100 px-4 py-3 sm:px-5"
  >
    <DriverFacts {...props} />
  </section>
);
