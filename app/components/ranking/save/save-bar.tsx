import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import type { BaseReceipt } from '~/app/components/ranking/catalogue';
import { OwnPhone } from '~/app/components/ranking/own-phone/own-phone';
import type { WaitingLink } from '~/app/components/ranking/own-phone/own-phone-waiting';
import type { RankingView, SaveProblem } from '~/app/components/ranking/ranking-view';
import { HiddenFields, saveFormId } from '~/app/components/ranking/save-fields';
import { useReadIfReachable } from '~/app/components/ranking/use-fresh-page';
import { BriefCountdown } from '~/app/components/time/countdown';
import { BriefDeadline, DeadlineText } from '~/app/components/time/deadline-text';
import { Button } from '~/app/components/ui/button';
import { classNames } from '~/app/components/ui/class-names';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import type { Catalogue } from '~/domain/award/award';
import { samePicks } from '~/domain/picks/order-picks';
import { saveBarLook } from './bar-look';
import { LastMinutes, urgencyLook, useUrgency } from './last-minutes';
import { LastSave } from './last-save';
import { SaveRefusal } from './save-refusal';
import { SavedElsewhere } from './saved-elsewhere';
import { SessionOver } from './session-over';

/** `short` with large type. The top of the page unfolds the deadline in full. */
const ByWidth = ({ whole, short }: { whole: ReactNode; short: ReactNode }) => (
  <p className="text-[min(0.875rem,6.5vw)] leading-[1.4285] text-muted">
    <span className="@max-[17rem]:hidden">{whole}</span>
    <span className="hidden @max-[17rem]:inline">{short}</span>
  </p>
);

/** A countdown to the end of saving, based on the server's clock, or when saving ended. */
const ClosingText = ({ closing: { isOpen, at }, serverNow }: RankingView) => {
  const readAgain = useReadIfReachable();
  const { openEnd, timeLeft, closedAt } = copy.ranking;
  if (!at) return isOpen && <ByWidth whole={openEnd} short="" />;
  const deadline = <BriefDeadline deadline={at} serverNow={serverNow} />;
  if (!isOpen)
    return (
      <ByWidth
        whole={
          <Sentence text={closedAt} parts={{ deadline: <DeadlineText deadline={at} short /> }} />
        }
        short={<Sentence text={closedAt} parts={{ deadline }} />}
      />
    );
  const countdown = { until: at.instant, serverNow };
  return (
    <ByWidth
      whole={
        <Sentence
          text={timeLeft}
          parts={{ time: <BriefCountdown {...countdown} onEnd={readAgain} />, deadline }}
        />
      }
      short={<BriefCountdown {...countdown} />}
    />
  );
};

interface SaveFormProps {
  readonly view: RankingView;
  readonly picks: readonly string[];
  /** The receipt of the list that `picks` are based on. */
  readonly base: BaseReceipt;
  readonly path: string;
  /** The URL that the form is sent to: the URL of the page in its current state. */
  readonly action: string;
  readonly saveText: string;
  /** Whether the button says so while there is nothing to save. */
  readonly hasRest: boolean;
}

/** Whether there is something to save. An empty list that was never saved can be, but need not. */
type SaveState = 'unsaved' | 'empty' | 'saved';

/** Looks loud only while there is something to save, and can be pressed unless all of it is saved. */
const SaveButton = ({
  state,
  isSaving,
  text,
}: {
  state: SaveState;
  isSaving: boolean;
  text: string;
}) => {
  const look = classNames('w-full text-[min(1rem,6vw)] [--size:min(2.75rem,56px)] sm:min-w-52');
  if (state === 'saved' && !isSaving)
    return (
      <Button
        variant="rest"
        icon="check"
        className={look}
        aria-disabled
        onClick={(event) => event.preventDefault()}
      >
        {copy.ranking.saved}
      </Button>
    );
  return (
    <Button
      variant={state === 'unsaved' ? 'primary' : 'rest'}
      className={look}
      busy={isSaving}
      busyText={copy.common.saving}
    >
      {text}
    </Button>
  );
};

/** Sends the picks. `question` replaces the button if the driver has to answer something first. */
const SaveForm = ({
  picks,
  base,
  path,
  action,
  saveText,
  state,
  question,
}: Omit<SaveFormProps, 'view' | 'hasRest'> & { state: SaveState; question: ReactNode }) => {
  const { formData, formAction } = useNavigation();
  const isSaving = formData?.get('intent') === 'save' && formAction?.startsWith(path) === true;
  return (
    <PostForm
      id={saveFormId}
      action={action}
      replace
      preventScrollReset
      className={question ? 'order-first w-full' : 'w-full sm:w-auto'}
    >
      {/* Always sent, so that the server can tell an empty list from a damaged form. */}
      <input type="hidden" name="intent" value="save" />
      {base !== undefined && <input type="hidden" name="seenReceipt" value={base ?? ''} />}
      <HiddenFields pairs={picks.map((id) => ['pick', id] as const)} />
      {question || <SaveButton state={state} isSaving={isSaving} text={saveText} />}
    </PostForm>
  );
};

/** Sends the list again, once for each refusal that is out of date. */
const useSaveAgain = (problem: SaveProblem | undefined, isOutdated: boolean): void => {
  // The refusal arrives before the page that is read after it.
  const isRead = useNavigation().state === 'idle';
  const answered = useRef<SaveProblem | undefined>(undefined);
  useEffect(() => {
    if (!isRead || !isOutdated || answered.current === problem) return;
    answered.current = problem;
    const form = document.getElementById(saveFormId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  }, [problem, isOutdated, isRead]);
};

/** A bar fixed at the bottom: the deadline, the save status, and the page's only primary action. */
export const SaveBar = ({
  problem,
  keepHref,
  onKeep,
  of,
  waiting,
  isOtherWaiting,
  onKeepOther,
  children,
  ...form
}: SaveFormProps & {
  of: Catalogue;
  waiting: Omit<WaitingLink, 'hasChanges'>;
  /** Whether another list waits on the driver's own phone to be sent. */
  isOtherWaiting: boolean;
  /** Called when the driver keeps the list that was saved elsewhere. */
  onKeepOther: () => void;
  problem: SaveProblem | undefined;
  /** The URL of the page without the driver's changes, and what drops them. */
  keepHref: string;
  onKeep: () => void;
  /** The save status. */
  children: ReactNode;
}) => {
  const { view, picks, base, hasRest } = form;
  const { saved, list, storedReceipt, mayEdit } = view;
  const hasChanges = !samePicks(picks, list);
  const urgency = useUrgency(view, hasChanges);
  const isRefused = problem?.code === 'saved-elsewhere' && mayEdit && hasChanges;
  const isAsking = isRefused && base !== storedReceipt;
  // The other list turned out to be this page's own, whose answer was lost.
  const isOwnList = isRefused && base !== undefined && base === storedReceipt;
  useSaveAgain(problem, isOwnList);
  const question = isAsking && saved && (
    <SaveRefusal problem={problem}>
      <SavedElsewhere
        view={view}
        saved={saved}
        picks={picks}
        keepHref={keepHref}
        onKeep={() => {
          onKeep();
          onKeepOther();
        }}
      />
    </SaveRefusal>
  );
  const getState = (): SaveState => {
    if (hasChanges || !hasRest) return 'unsaved';
    // While it is not known what the server has, or when it will have another list, saving this one again is of use.
    if (isOtherWaiting || problem?.code === 'no-answer') return 'unsaved';
    if (saved) return 'saved';
    return picks.length === 0 ? 'empty' : 'unsaved';
  };
  return (
    <div
      data-save-bar
      data-urgency={urgency}
      className={classNames(saveBarLook, 'max-h-[75dvh] overflow-y-auto', urgencyLook[urgency])}
    >
      <div className="@container shell flex flex-wrap items-center justify-between gap-x-6 gap-y-[8px] pt-[7px] pb-[8px]">
        <div className="w-full empty:hidden has-[>.sr-only:only-child]:absolute">
          <OwnPhone view={view} of={of} list={{ ...waiting, hasChanges }}>
            {!question && !isOwnList && <LastSave problem={problem} hasChanges={hasChanges} />}
          </OwnPhone>
        </div>
        <div className="w-full empty:hidden">
          <SessionOver view={view} hasChanges={hasChanges} />
        </div>
        <LastMinutes view={view} urgency={urgency} picks={picks} />
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 sm:grow-0 sm:justify-start">
          {children}
          <ClosingText {...view} />
        </div>
        {mayEdit && <SaveForm {...form} state={getState()} question={question} />}
      </div>
    </div>
  );
};
