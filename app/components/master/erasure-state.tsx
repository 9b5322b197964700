import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { LinkButton } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatLongDate } from '~/app/copy/format-time';
import { companyHref, type CompanyQuery } from './company-query';
import type { CompanyView } from './company-view';

/** Under what is deactivated: when it will be erased, with a button that withdraws this, or the link that asks for it. */
export const ErasureState = ({
  company: { companyId, name, ...company },
  site,
  query,
}: {
  company: CompanyView;
  /** The site; undefined for the company. */
  site?: CompanyView['sites'][number] | undefined;
  query: CompanyQuery;
}) => {
  const { tenantErasure } = adminCopy;
  const siteId = site?.siteId;
  const eraseOn = site ? site.eraseOn : company.eraseOn;
  if (eraseOn === null)
    return (
      <LinkButton
        to={companyHref(query, {
          dialog: 'erase',
          company: companyId,
          ...(siteId && { site: siteId }),
        })}
        preventScrollReset
        variant="ghost"
        icon="trash"
        aria-label={
          siteId ? tenantErasure.eraseSite(siteId, name) : tenantErasure.eraseCompany(name)
        }
      >
        {tenantErasure.erase}
      </LinkButton>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StatusChip tone="error" icon={<Icon name="calendar-x-2" className="size-4" />}>
        {tenantErasure.willBeErased}
      </StatusChip>
      <span>{tenantErasure.willBeErasedOn(formatLongDate(eraseOn))}</span>
      <PostForm preventScrollReset>
        <input type="hidden" name="companyId" value={companyId} />
        {siteId && <input type="hidden" name="siteId" value={siteId} />}
        <SendButton
          intent="withdraw-erasure"
          fields={{ companyId, ...(siteId && { siteId }) }}
          icon="undo-2"
          aria-label={
            siteId ? tenantErasure.withdrawSite(siteId, name) : tenantErasure.withdrawCompany(name)
          }
        >
          {tenantErasure.withdraw}
        </SendButton>
      </PostForm>
    </div>
  );
};
