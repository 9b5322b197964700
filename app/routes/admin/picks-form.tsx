import { Form, useLoaderData } from '@remix-run/react';
import { choiceField, field, pathWith, textField } from '~/app/components/address/codec';
import { picksFormKinds, picksFormPath } from '~/app/components/entry/entry-view';
import { PicksForms } from '~/app/components/entry/picks-forms';
import { TextInput } from '~/app/components/forms/text-input';
import { PrintButton, printDelayMs } from '~/app/components/print/print-button';
import { makePrintHead } from '~/app/components/print/print-sheet';
import { titlePage } from '~/app/components/shell/product';
import { useClock } from '~/app/components/time/use-clock';
import { Button } from '~/app/components/ui/button';
import { ChoiceLinks } from '~/app/components/ui/choice-links';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatDeadline, formatWeekOfYear } from '~/app/copy/format-time';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { readPicksForms } from '~/app/services/ranking/read-picks-forms.server';

export const meta = titlePage(() => adminCopy.picksForm.title);
export const handle = { bare: true };

/** Enough for 875 employee IDs. An address has no room for many more. */
const maxNumbersLength = 7_000;

const ofField = choiceField('of', picksFormKinds, 'blank');
const driversField = textField('drivers', maxNumbersLength + 1);
const partField = field('part', 0, (text) => (/^\d{1,4}$/.test(text) ? Number(text) : undefined));

export const loader = stewardLoader(async ({ request, deps, access, receivedAt: now }) => {
  const query = new URL(request.url).searchParams;
  const of = ofField.read(query);
  const drivers = driversField.read(query);
  const part = partField.read(query);
  const isTooLong = drivers.length > maxNumbersLength;
  const numbers = isTooLong ? [] : drivers.split(/[\s,;]+/).filter((number) => number !== '');
  const { problems, ...forms } = await readPicksForms({ deps, access, of, numbers, part, now });
  const { periodId, closesAt, notOpenedYet } = access.site.window;
  return {
    ...forms,
    problem: isTooLong
      ? serverCopy.entry.tooManyNumbers
      : problems[0] && getErrorMessage(problems[0]).text,
    of,
    drivers,
    part,
    periodId,
    closesAt: notOpenedYet ? null : closesAt,
    head: makePrintHead(access, now),
  };
});

type View = ReturnType<typeof useLoaderData<typeof loader>>;

/** Which forms are shown; not printed. */
const Choices = ({ of, drivers, part, count, atOnce, problem }: View) => {
  const { picksForm } = adminCopy;
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChoiceLinks
          label={picksForm.of}
          links={(['blank', 'missing'] as const).map((one) => ({
            to: pathWith(picksFormPath, ofField.write(one)),
            text: picksForm.kinds[one],
            isShown: of === one,
          }))}
        />
        <PrintButton delayMs={printDelayMs.admin} />
      </div>
      <Form method="get" className="flex flex-wrap items-start gap-3">
        <input type="hidden" name="of" value="chosen" />
        <TextInput
          className="min-w-0 grow basis-60"
          label={picksForm.kinds.chosen}
          hint={picksForm.chosenHint}
          name="drivers"
          defaultValue={drivers}
          key={drivers}
          error={problem}
        />
        <Button type="submit" className="mt-6.5 bg-white">
          {picksForm.show}
        </Button>
      </Form>
      {count > atOnce && (
        <ChoiceLinks
          label={picksForm.parts}
          links={Array.from({ length: Math.ceil(count / atOnce) }, (_, at) => ({
            to: pathWith(picksFormPath, [
              ...ofField.write(of),
              ...driversField.write(drivers),
              ...partField.write(at),
            ]),
            text: picksForm.part(at * atOnce + 1, Math.min(count, (at + 1) * atOnce)),
            isShown: at === part,
          }))}
        />
      )}
      <p role="status">{picksForm.count(count)}</p>
    </div>
  );
};

/** Forms on which drivers without a phone write their picks. */
export default function PrintPicksForms() {
  const view = useLoaderData<typeof loader>();
  const { picksForm } = adminCopy;
  const { forms, jobs, periodId, closesAt, head } = view;
  const clock = useClock();
  return (
    <main
      data-theme="light"
      data-picks-forms
      className="mx-auto w-full max-w-4xl bg-white p-6 text-black print:max-w-none print:p-0 print:text-[9.5pt]/[1.25]"
    >
      {forms.length === 0 && <h1 className="mb-4 text-2xl font-bold">{picksForm.title}</h1>}
      <Choices {...view} />
      <PicksForms
        forms={forms}
        jobs={jobs}
        about={formatWeekOfYear(periodId)}
        cutoff={closesAt ? picksForm.cutoff(formatDeadline(closesAt, clock)) : picksForm.noCutoff}
        head={head}
      />
    </main>
  );
}
