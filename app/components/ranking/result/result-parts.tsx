import { useSearchParams } from '@remix-run/react';
import { useState, type ReactNode } from 'react';
import { flagField, pathWith } from '~/app/components/address/codec';
import type { RankingWords } from '~/app/components/ranking/catalogue';
import { OtherPageLink, PageLinks, type DriverTab } from '~/app/components/ranking/driver-tabs';
import type { RankingView } from '~/app/components/ranking/ranking-view';
import { LatestReceipt } from '~/app/components/ranking/save/latest-receipt';
import { Segments } from '~/app/components/ranking/segments';
import { copy } from '~/app/copy/copy';

/** In the URL of its own, because that of a list that is edited may still be open when the result is published. */
const listShown = flagField('saved');

/** A result, which is `children`, and the list that the driver saved for it. Narrow screens show one of them. */
export const ResultParts = ({
  view,
  words,
  current,
  children,
}: {
  view: RankingView;
  words: RankingWords;
  current: DriverTab;
  children: ReactNode;
}) => {
  const [query] = useSearchParams();
  const [isListShown, showList] = useState(listShown.read(query));
  const hideIf = (isHidden: boolean) => (view.saved && isHidden ? 'max-lg:hidden' : '');
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
                isShown: !isListShown,
                onShow: () => showList(false),
              },
              {
                text: words.list.name,
                count: view.saved.ids.length,
                to: pathWith(words.path, listShown.write(true)),
                isShown: isListShown,
                onShow: () => showList(true),
              },
            ]}
          />
        </div>
      ) : (
        <PageLinks current={current} />
      )}
      <div className={`shell flex flex-col gap-4 pb-4 max-lg:pt-1 ${hideIf(isListShown)}`}>
        {children}
      </div>
      <div className={`shell pb-8 max-lg:pt-1 ${hideIf(!isListShown)}`}>
        <LatestReceipt view={view} words={words} />
      </div>
    </>
  );
};
