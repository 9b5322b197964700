import { Select } from '~/app/components/forms/select';
import { TextInput } from '~/app/components/forms/text-input';
import { copy } from '~/app/copy/copy';
import { maxAnswerLength, securityQuestions } from '~/domain/access/security-questions';

const getOptions = () => [
  { value: '', label: copy.login.chooseQuestion },
  ...securityQuestions.map((id) => ({ value: id, label: copy.login.questions[id] })),
];

/** Two questions to choose from the list, with their answers. */
export const SecurityQuestionFields = () => (
  <>
    {(['1', '2'] as const).map((number) => (
      <fieldset key={number} className="flex flex-col gap-3">
        <legend className="sr-only">{copy.login.question(number)}</legend>
        <Select
          label={copy.login.question(number)}
          name={`question${number}`}
          required
          options={getOptions()}
        />
        <TextInput
          label={copy.login.answer(number)}
          name={`answer${number}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxAnswerLength}
          required
        />
      </fieldset>
    ))}
  </>
);
