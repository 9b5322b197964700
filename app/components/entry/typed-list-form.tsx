import { useNavigation } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Checkbox } from '~/app/components/forms/checkbox';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { Field } from '~/app/components/forms/field';
import { PostForm } from '~/app/components/forms/post-form';
import { Select } from '~/app/components/forms/select';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { useClock } from '~/app/components/time/use-clock';
import { Alert } from '~/app/components/ui/alert';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { formatInstant } from '~/app/copy/format-time';
import { askWays, maxAskedByLength } from '~/domain/picks/enter-list';
import { createPickReader, type TypedPickProblem } from '~/domain/picks/typed-picks';
import { useTypedDriver, type TypedDriver, type TypedOwner } from './use-typed-driver';

interface Asked {
  readonly askedBy: string;
  readonly how: string;
}

/** A refused list: why, what was typed, and whom the number meant. A page without scripts shows it again. */
export interface RefusedTypedList {
  readonly error: SaveProblem & { readonly code: string };
  readonly typed?: Asked & { readonly driver: string; readonly picks: string };
  readonly found?: TypedDriver;
}

interface TypedListView {
  /** All jobs of the site. */
  readonly jobIds: readonly string[];
  readonly periodId: string;
  readonly timeZone: string;
  readonly isSealed: boolean;
  /** The list that is corrected; null if a new one is typed. */
  readonly correction: {
    readonly owner: TypedOwner;
    readonly picks: readonly string[];
    readonly over: string;
  } | null;
}

/** The codes of refusals by the field that they are about. */
const driverCodes = ['driver-typed-unknown', 'driver-typed-unclear'];
const picksCodes = ['no-picks-typed', 'typed-picks-wrong'];
const fieldCodes = [...driverCodes, ...picksCodes, 'ask-way-missing'];

const describeProblem = (problem: TypedPickProblem): string => {
  const { problems } = adminCopy.enterLists;
  switch (problem.code) {
    case 'job-unknown':
      return problems['job-unknown'](problem);
    case 'job-unclear':
      return problems['job-unclear'](problem);
    case 'job-repeated':
      return problems['job-repeated'](problem);
    case 'job-not-allowed':
      return problems['job-not-allowed'](problem);
  }
};

/** What is typed in both fields. A sent list leaves at once, and comes back if it is refused. */
const useTyped = (view: TypedListView, refused: RefusedTypedList | undefined) => {
  const { correction } = view;
  const begun = refused?.typed ?? {
    driver: correction?.owner.employeeId ?? '',
    picks: correction?.picks.join(' ') ?? '',
  };
  const [driver, setDriver] = useState(begun.driver);
  const [picks, setPicks] = useState(begun.picks);
  const sent = useRef<{ driver: string; picks: string } | null>(null);
  useEffect(() => {
    if (!refused || !sent.current) return;
    setDriver(sent.current.driver);
    setPicks(sent.current.picks);
    sent.current = null;
  }, [refused]);
  const leave = () => {
    sent.current = { driver, picks };
    setDriver('');
    setPicks('');
  };
  return { driver, setDriver, picks, setPicks, leave };
};

/** Whether the caret stands on an empty line at the end, where Enter saves the list. */
const isAtEnd = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): boolean =>
  selectionStart === selectionEnd &&
  value.slice(selectionEnd).trim() === '' &&
  value.slice(value.lastIndexOf('\n', selectionEnd - 1) + 1).trim() === '';

const isPlainEnter = ({ key, nativeEvent, ...event }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !nativeEvent.isComposing &&
  !event.shiftKey &&
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey;

/** Who asked for the lists, and how, which is noted with each of them. */
const SittingFields = ({ asked, error }: { asked: Asked; error: string | undefined }) => (
  <fieldset className="grid gap-4 border-b border-base-300 pb-5 sm:grid-cols-2">
    <legend className="mb-2 font-semibold">{adminCopy.enterLists.sitting}</legend>
    <Select
      label={adminCopy.entry.how}
      name="how"
      required
      defaultValue={asked.how}
      error={error}
      options={[
        { value: '', label: adminCopy.entry.choose },
        ...askWays.map((way) => ({ value: way, label: adminCopy.entry.ways[way] })),
      ]}
    />
    <TextInput
      label={adminCopy.entry.askedBy}
      hint={adminCopy.enterLists.askedByHint}
      name="askedBy"
      maxLength={maxAskedByLength}
      defaultValue={asked.askedBy}
    />
  </fieldset>
);

/** The stored list that would be replaced and must be asked about. `over`: the receipt of the one that is being corrected. */
const findAsked = ({ stored }: TypedOwner, over: string): TypedOwner['stored'] =>
  stored?.receiptNumber === over ? null : stored;

/** The driver whom the number means. Asks before a list that is stored already is replaced. */
const OwnerNote = ({
  owner: { name, employeeId, seniorityNumber },
  asked,
  timeZone,
}: {
  owner: TypedOwner;
  asked: TypedOwner['stored'];
  timeZone: string;
}) => {
  const clock = useClock();
  const { enterLists, entry } = adminCopy;
  const format = (at: string) => formatInstant(at, timeZone, clock);
  return (
    <div>
      <p role="status" className="font-semibold tabular-nums">
        {enterLists.found(String(seniorityNumber), name, employeeId)}
      </p>
      {asked && (
        <Checkbox
          key={asked.receiptNumber}
          name="over"
          value={asked.receiptNumber}
          required
          label={
            asked.ownSaveAt === null
              ? enterLists.replacesEntered(format(asked.acceptedAt))
              : entry.replacesOwn(format(asked.ownSaveAt))
          }
        />
      )}
    </div>
  );
};

/** The jobs that were understood, numbered as they will be saved. */
const Understood = ({ jobIds }: { jobIds: readonly string[] }) =>
  jobIds.length > 0 && (
    <div>
      <p id="understood" className="text-sm font-semibold">
        {adminCopy.enterLists.understood}
      </p>
      <ol aria-labelledby="understood" className="mt-1 flex flex-wrap gap-1.5 tabular-nums">
        {jobIds.map((jobId, index) => (
          <li key={jobId} className="rounded-field bg-base-200 px-2 py-1 text-sm wrap-anywhere">
            {index + 1}. <b>{jobId}</b>
          </li>
        ))}
      </ol>
    </div>
  );

interface TypedField<Control> {
  readonly value: string;
  readonly error: string | undefined;
  readonly control: RefObject<Control>;
  readonly onType: (value: string) => void;
  /** Called with whether the field has the focus. */
  readonly onFocus: (hasFocus: boolean) => void;
  readonly onEnter: () => void;
}

/** The driver's number. Enter goes on to the jobs. */
const DriverField = ({
  value,
  error,
  control,
  onType,
  onFocus,
  onEnter,
}: TypedField<HTMLInputElement>) => (
  <Field
    label={adminCopy.enterLists.driver}
    name="driver"
    hint={adminCopy.enterLists.driverHint}
    error={error}
  >
    {(props) => (
      <input
        {...props}
        ref={control}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={100}
        value={value}
        className="input w-full max-w-60 tabular-nums"
        onChange={({ target }) => onType(target.value)}
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
        onKeyDown={(event) => {
          if (!isPlainEnter(event)) return;
          event.preventDefault();
          onEnter();
        }}
      />
    )}
  </Field>
);

/** The jobs. Enter on an empty line at the end saves the list. */
const PicksField = ({
  value,
  error,
  control,
  onType,
  onFocus,
  onEnter,
}: TypedField<HTMLTextAreaElement>) => (
  <Field
    label={adminCopy.enterLists.picks}
    name="picks"
    hint={adminCopy.enterLists.picksHint}
    error={error}
  >
    {(props) => (
      <textarea
        {...props}
        ref={control}
        rows={4}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        className="textarea w-full tabular-nums"
        onChange={({ target }) => onType(target.value)}
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
        onKeyDown={(event) => {
          if (!isPlainEnter(event) || !isAtEnd(event.currentTarget)) return;
          event.preventDefault();
          onEnter();
        }}
      />
    )}
  </Field>
);

/** What the page knows of the driver before it asks the server. */
const findKnown = (
  { correction }: TypedListView,
  refused: RefusedTypedList | undefined,
): TypedDriver | null => {
  if (refused?.found) return refused.found;
  if (!correction) return null;
  return { typed: correction.owner.employeeId, owner: correction.owner, problem: null };
};

/** What is typed, what it means, and what is wrong with it. */
const useTypedList = (view: TypedListView, refused: RefusedTypedList | undefined) => {
  const { driver, setDriver, picks, setPicks, leave } = useTyped(view, refused);
  const [focused, setFocused] = useState<'driver' | 'picks' | null>(null);
  const found = useTypedDriver(driver, findKnown(view, refused));
  const readPicks = useMemo(() => createPickReader(view.jobIds), [view.jobIds]);
  // The last word may not be finished yet.
  const judged = focused === 'picks' ? picks.replace(/[^\s,;]+$/, '') : picks;
  const read = readPicks(judged, found?.owner?.barred ?? []);
  const isSame = refused?.typed?.driver === driver && refused.typed.picks === picks;
  const getError = (codes: readonly string[]) =>
    refused && isSame && codes.includes(refused.error.code) ? refused.error.text : undefined;
  const hasWrongPicks = read.problems.length > 0;
  return {
    owner: found?.owner,
    jobIds: read.jobIds,
    hasWrongDriver: driver.trim() === '' || Boolean(found?.problem),
    hasWrongPicks,
    leave,
    driverField: {
      value: driver,
      onType: setDriver,
      onFocus: (hasFocus: boolean) => setFocused(hasFocus ? 'driver' : null),
      // It is judged once it is typed.
      error: focused === 'driver' ? undefined : (found?.problem ?? getError(driverCodes)),
    },
    picksField: {
      value: picks,
      onType: setPicks,
      onFocus: (hasFocus: boolean) => setFocused(hasFocus ? 'picks' : null),
      error: hasWrongPicks ? read.problems.map(describeProblem).join(' ') : getError(picksCodes),
    },
  };
};

/** A list from paper, typed by keyboard alone: a driver, jobs, and Enter on an empty line. */
export const TypedListForm = ({
  view,
  askedBefore,
  refused,
}: {
  view: TypedListView;
  askedBefore: Asked;
  refused: RefusedTypedList | undefined;
}) => {
  const { enterLists } = adminCopy;
  const { correction, isSealed, periodId, timeZone } = view;
  const list = useTypedList(view, refused);
  const isIdle = useNavigation().state === 'idle';
  const form = useRef<HTMLFormElement>(null);
  const driver = useRef<HTMLInputElement>(null);
  const picks = useRef<HTMLTextAreaElement>(null);
  const isCorrection = correction !== null;
  useEffect(() => {
    (isCorrection ? picks : driver).current?.focus();
  }, [isCorrection]);
  useEffect(() => {
    if (!refused) return;
    (driverCodes.includes(refused.error.code) ? driver : picks).current?.focus();
  }, [refused]);
  const save = () => {
    if (!isIdle || list.hasWrongPicks) return;
    if (list.hasWrongDriver) driver.current?.focus();
    else form.current?.requestSubmit();
  };
  // The next list can be typed while this one is on its way.
  const onSubmit = () => {
    list.leave();
    driver.current?.focus();
  };
  const error = refused?.error;
  const asked = list.owner ? findAsked(list.owner, correction?.over ?? '') : null;
  return (
    <Card title={correction ? enterLists.correcting(correction.owner.name) : enterLists.list}>
      <PostForm ref={form} className="flex flex-col gap-5" onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="periodId" value={periodId} />
        {correction && !asked && <input type="hidden" name="over" value={correction.over} />}
        <SittingFields
          asked={refused?.typed ?? askedBefore}
          error={error?.code === 'ask-way-missing' ? error.text : undefined}
        />
        <ErrorAlert error={error && !fieldCodes.includes(error.code) ? error : undefined} />
        {correction && isSealed && <Alert kind="info">{enterLists.sealed}</Alert>}
        <DriverField
          {...list.driverField}
          control={driver}
          onEnter={() => picks.current?.focus()}
        />
        {list.owner && <OwnerNote owner={list.owner} asked={asked} timeZone={timeZone} />}
        <PicksField {...list.picksField} control={picks} onEnter={save} />
        <Understood jobIds={list.jobIds} />
        <SendButton variant="primary" className="self-start">
          {enterLists.save}
        </SendButton>
      </PostForm>
    </Card>
  );
};
