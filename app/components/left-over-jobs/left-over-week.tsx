import { ChoiceLinks } from '~/app/components/ui/choice-links';
import { adminCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import type { LeftOverPageView } from './left-over-view';
import { OfferJobs } from './offer-jobs';
import { isToPublish, OfferOver } from './offer-over';
import { RunningOffer } from './running-offer';

/** The jobs of a published week that nobody has, and what became of their offer. */
export const LeftOverWeek = ({
  page,
  isPresent,
}: {
  page: LeftOverPageView;
  isPresent: boolean;
}) => {
  const { leftOver } = adminCopy;
  const { periodId, weeks, jobs, offer, proposed } = page;
  return (
    <>
      {weeks.length > 1 && (
        <ChoiceLinks
          label={leftOver.title}
          links={weeks.map((week) => ({
            to: `?week=${week}`,
            text: leftOver.week(formatWeekDays(week)),
            isShown: week === periodId,
          }))}
        />
      )}
      {offer?.isRunning ? (
        <RunningOffer offer={offer} jobs={jobs} />
      ) : (
        <>
          {offer && <OfferOver offer={offer} proposed={proposed} isPresent={isPresent} />}
          {!(offer && isToPublish(offer)) && <OfferJobs page={page} />}
        </>
      )}
    </>
  );
};
