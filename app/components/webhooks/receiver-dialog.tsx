import type { ActionError } from '~/app/components/admin/use-action-error';
import { Checkbox } from '~/app/components/forms/checkbox';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { adminCopy } from '~/app/copy/copy';
import { webhookCatalogues, webhookTypes } from '~/domain/webhooks/limits';
import { webhooksPath } from '../address/page-paths';

/** The errors that are about one field. */
const nameErrors = ['receiver-name-missing', 'receiver-name-too-long', 'receiver-name-taken'];
const urlErrors = ['receiver-url-not-allowed'];

const Choices = <Choice extends string>({
  legend,
  name,
  choices,
  chosen,
}: {
  legend: string;
  name: string;
  choices: readonly (readonly [Choice, string])[];
  chosen: readonly string[];
}) => (
  <fieldset>
    <legend className="text-sm font-semibold">{legend}</legend>
    {choices.map(([value, label]) => (
      <Checkbox
        key={value}
        name={name}
        value={value}
        label={label}
        defaultChecked={chosen.includes(value)}
      />
    ))}
  </fieldset>
);

interface Fields {
  readonly name: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly of: readonly string[];
}

/** Asks which program is told, where, and of what: a new one, or the `receiver` that is changed. */
export const ReceiverDialog = ({
  receiver,
  error,
  typed,
}: {
  receiver?: Fields & { readonly id: string };
  error: ActionError | undefined;
  /** What was refused. */
  typed: Fields | undefined;
}) => {
  const shown = typed ?? receiver;
  const { webhooks } = adminCopy;
  const form = useFocusFirstError<HTMLFormElement>(error);
  const textFor = (codes: readonly string[]) =>
    error && codes.includes(error.code) ? error.text : undefined;
  const [ofName, ofUrl] = [textFor(nameErrors), textFor(urlErrors)];
  return (
    <FormDialog
      title={receiver ? webhooks.changeTitle(receiver.name) : webhooks.add}
      closeTo={webhooksPath}
      form={form}
      error={(ofName ?? ofUrl) ? undefined : error}
      intent={receiver ? 'change' : 'add'}
      label={receiver ? webhooks.changeNow : webhooks.addNow}
    >
      {receiver && <input type="hidden" name="receiverId" value={receiver.id} />}
      <TextInput
        label={webhooks.name}
        name="name"
        required
        defaultValue={shown?.name}
        error={ofName}
        hint={webhooks.nameHint}
      />
      <TextInput
        label={webhooks.url}
        name="url"
        type="url"
        inputMode="url"
        required
        defaultValue={shown?.url}
        error={ofUrl}
        hint={webhooks.urlHint}
      />
      <Choices
        legend={webhooks.typesLegend}
        name="type"
        choices={webhookTypes.map((type) => [type, webhooks.types[type]] as const)}
        chosen={shown?.types ?? []}
      />
      <Choices
        legend={webhooks.ofLegend}
        name="of"
        choices={webhookCatalogues.map((of) => [of, webhooks.of[of]] as const)}
        chosen={shown?.of ?? webhookCatalogues}
      />
    </FormDialog>
  );
};
