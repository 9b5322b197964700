import { useState, type ReactNode } from 'react';
import { pathWith } from '~/app/components/address/codec';
import type { RankingWords, Segment } from '~/app/components/ranking/catalogue';
import { OtherPageLink, PageLinks, type DriverTab } from '~/app/components/ranking/driver-tabs';
import type { RankingView } from '~/app/components/ranking/ranking-view';
import { LatestReceipt } from '~/app/components/ranking/save/latest-receipt';
import { Segments } from '~/app/components/ranking/segments';
import { copy } from '~/app/copy/copy';

/** A result, which is `children`, and the list that the driver saved for it. Narrow screens show one of them. */
export const ResultParts = ({
  view,
  words,
  current,
  children,
}: {
  view: RankingView & { readonly query: { readonly segment: Segment | '' } };
  words: RankingWords;
  current: DriverTab;
  children: ReactNode;
}) => {
  const [shown, show] = useState<Segment>(view.query.segment || 'items');
  const hideBeside = (segment: Segment) => (view.saved && segment !== shown ? 'max-lg:hidden' : '');
  return (
    <>
      {view.saved ? (
        <div className="shell">
          <Segments
            label={copy.ranking.parts}
            aside={<OtherPageLink current={current} />}
            links={[
              {
                text: copy.results.result,
                to: words.path,
                isShown: shown === 'items',
                onShow: () => show('items'),
              },
              {
                text: words.list.name,
                count: view.saved.ids.length,
                to: pathWith(words.path, [['show', 'list']]),
                isShown: shown === 'list',
                onShow: () => show('list'),
              },
            ]}
          />
        </div>
      ) : (
        <PageLinks current={current} />
      )}
      <div className={`shell flex flex-col gap-4 pb-4 max-lg:pt-1 ${hideBeside('items')}`}>
        {children}
      </div>
      <div className={`shell pb-8 max-lg:pt-1 ${hideBeside('list')}`}>
        <LatestReceipt view={view} words={words} />
      </div>
    </>
  );
};
