import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { AskWhich } from '~/app/components/choosing/ask-which';
import { Checkbox } from '~/app/components/forms/checkbox';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { Select } from '~/app/components/forms/select';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { useClock } from '~/app/components/time/use-clock';
import { Alert } from '~/app/components/ui/alert';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { formatInstant } from '~/app/copy/format-time';
import { askWays, maxAskedByLength, type TypedOwner } from '~/domain/picks/enter-list';
import { DriverField, PicksField } from './typed-fields';
import {
  driverCodes,
  fieldCodes,
  useTypedList,
  type Asked,
  type RefusedTypedList,
  type TypedListView,
} from './use-typed-list';

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
      {refused?.unclear && <AskWhich asked={refused.unclear} className="mb-4" />}
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
