import { useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BaseReceipt } from '~/app/components/ranking/catalogue';
import type { RankingView, SaveProblem } from '~/app/components/ranking/ranking-view';
import type { Catalogue } from '~/domain/award/award';
import { samePicks } from '~/domain/picks/order-picks';
import type { WaitingSave } from '~/domain/picks/waiting-save';
import { useNetwork, useWaitingSaves, type WaitingSaves } from './own-phone-network';
import { changeStored, type Place } from './own-phone-saves';

/** What the list on the page and the save that waits tell each other. */
export interface WaitingLink {
  readonly hasChanges: boolean;
  readonly problem: SaveProblem | undefined;
  /** How often the driver chose to keep the other list. */
  readonly keeps: number;
  /** Puts the list that waits on the page. */
  readonly restore: (save: Pick<WaitingSave, 'ids' | 'base'>) => void;
  /** Called with the list that waited when the page was opened. The changes on the page are based on it. */
  readonly onOpen: (ids: readonly string[]) => void;
  readonly onWaiting: (ids: readonly string[] | null, problem: SaveProblem | undefined) => void;
}

interface About {
  readonly view: RankingView;
  readonly place: Place;
  readonly list: WaitingLink | undefined;
}

const readReceipt = (field: FormDataEntryValue | null): BaseReceipt =>
  field === null ? undefined : String(field) || null;

/** Stores the save before it is sent, so that no lost answer and no empty battery loses it. */
const useStorePress = ({ view, place, list }: About, readSaves: () => Promise<WaitingSaves>) => {
  const { formData, state } = useNavigation();
  const pressedIds = useRef<readonly string[] | null>(null);
  const { pageKey, storedReceipt } = view;
  useEffect(() => {
    if (formData?.get('intent') !== 'save') return;
    const ids = formData.getAll('pick').map(String);
    pressedIds.current = ids;
    const base = readReceipt(formData.get('over') ?? formData.get('seenReceipt'));
    const pressed = {
      pageKey,
      ids,
      base: base === undefined ? storedReceipt : base,
      pressedAt: new Date().toISOString(),
    };
    void changeStored(place, { code: 'pressed', ...pressed }).then(readSaves);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each press
  }, [formData]);
  const problem = list?.problem;
  useEffect(() => {
    const ids = pressedIds.current;
    if (state !== 'idle' || !ids) return;
    pressedIds.current = null;
    // Any other refusal is shown by the page, which still has the list.
    if (problem && problem.code !== 'no-answer')
      void changeStored(place, { code: 'dropped', ids }).then(readSaves);
  }, [state, problem, place, readSaves]);
};

/** Compares what waits with the list that the server says is stored. */
const useCompare = ({ view, place }: About, readSaves: () => Promise<WaitingSaves>) => {
  const stored = view.asOf === undefined ? view.saved : null;
  useEffect(() => {
    if (stored) void changeStored(place, { code: 'seen', stored }).then(readSaves);
  }, [stored, place, readSaves]);
};

/** Puts a list that waits on the page, once, if the page has no other changes. */
const useRestore = ({ view, list }: About, saves: WaitingSaves | null, own: WaitingSave | null) => {
  const isDone = useRef(false);
  useEffect(() => {
    if (!saves || isDone.current) return;
    isDone.current = true;
    if (!own || !list) return;
    if (list.hasChanges || own.pageKey !== view.pageKey || !view.mayEdit) return;
    list.onOpen(own.ids);
    const isFinal = own.state.code === 'refused' && own.state.why !== 'not-accepted';
    if (!isFinal && !samePicks(own.ids, view.list)) list.restore(own);
  }, [saves, own, list, view]);
};

/** The save that waits for this page's list, and what becomes of it. */
export const useWaiting = ({ of, ...page }: Omit<About, 'place'> & { of: Catalogue }) => {
  const { view, list } = page;
  const owner = [view.site.companyId, view.site.siteId, view.driver.employeeId].join(' ');
  const place = useMemo(() => ({ of, owner }), [of, owner]);
  const about = { ...page, place };
  const { state, formData } = useNavigation();
  const stored = useWaitingSaves(owner);
  const { saves, readSaves } = stored;
  const own = saves?.[of] ?? null;
  const [news, setNews] = useState<'saved' | 'canceled' | null>(null);
  useEffect(() => {
    if (formData) setNews(null);
  }, [formData]);
  useStorePress(about, readSaves);
  useCompare(about, readSaves);
  useRestore(about, saves, own);
  const listRef = useRef(list);
  useEffect(() => {
    listRef.current = list;
  });
  const onSaved = useCallback(
    (saved: Catalogue) => {
      if (saved === of) setNews('saved');
    },
    [of],
  );
  const isCopy = view.asOf !== undefined;
  const reach = useNetwork({ ...stored, ...place, isCopy, isIdle: state === 'idle', onSaved });
  const problem = useMemo(
    () => (own?.state.code === 'asking' ? { ...own.state, code: 'saved-elsewhere' } : undefined),
    [own],
  );
  useEffect(() => listRef.current?.onWaiting(own?.ids ?? null, problem), [own, problem]);
  const drop = () => {
    if (own) void changeStored(place, { code: 'dropped', ids: own.ids }).then(readSaves);
  };
  const keeps = list?.keeps ?? 0;
  useEffect(() => {
    if (keeps > 0) drop();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer of the driver
  }, [keeps]);
  const cancel = () => {
    setNews(own && own.sent.length > 0 ? 'canceled' : null);
    drop();
  };
  return {
    saves,
    own,
    reach,
    news,
    drop,
    cancel,
    isSending: state === 'submitting' && formData?.get('intent') === 'save',
  };
};
