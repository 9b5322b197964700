import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import type { CompanySettings } from '~/domain/company/company';

const rules = [
  'usesSeniorityForAssignment',
  'usesVCStatus',
  'airportCertificationRequired',
] as const;
const limits = ['maxDrivers', 'maxJobs', 'maxSites'] as const;

/** The company's rules and limits, which a site cannot change. */
export const CompanyRulesCard = ({
  id,
  title,
  company,
}: {
  id: string;
  title: string;
  company: { readonly name: string; readonly settings: CompanySettings };
}) => {
  const { master, settings } = adminCopy;
  const hints = {
    usesSeniorityForAssignment: master.seniorityHint,
    usesVCStatus: master.vcHint,
    airportCertificationRequired: master.airportHint,
  };
  return (
    <Card
      id={id}
      title={title}
      description={<Sentence text={settings.companyIntro} parts={{ company: company.name }} />}
      className="scroll-mt-40"
    >
      <dl className="grid gap-4 md:grid-cols-3">
        {rules.map((name) => (
          <div key={name}>
            <dt className="flex flex-wrap items-center gap-2 font-semibold">
              {master.ruleLabels[name]} <Badge>{settings.changesAward}</Badge>
            </dt>
            <dd>
              {company.settings[name] ? settings.on : settings.off}
              <p className="text-sm text-muted">{hints[name]}</p>
            </dd>
          </div>
        ))}
        {limits.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{master.limitLabels[name]}</dt>
            <dd className="tabular-nums">{company.settings[name]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
