import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Step } from '~/app/store/dynamo/transact.server';
import { toNoticeItem } from '~/app/store/mail/outbox-item';
import type { ActEntry } from '~/domain/company/company-act';
import type { SiteScope } from '~/domain/company/scope';
import { toCompanyNotice } from '~/domain/mail/notice';

/** Logs an act at the actor's own site. The notice brings it to the sites of the company, which may be too many for one write. */
export const toldSteps = (scope: SiteScope, entry: ActEntry): Step<never>[] => [
  { put: toActivityItem(scope, entry) },
  { put: toNoticeItem(toCompanyNotice(entry)) },
];
