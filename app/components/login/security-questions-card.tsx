import { fieldErrors } from '~/app/components/account/field-errors';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PasswordInput } from '~/app/components/forms/password-input';
import { PostForm } from '~/app/components/forms/post-form';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { StatusChip } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import { SecurityQuestionFields } from './security-question-fields';

/** Lets a driver who has a password set or remove security questions, which help if the driver forgets it. */
export const SecurityQuestionsCard = ({
  allowsQuestions,
  hasAnswers,
  error,
  sent,
}: {
  allowsQuestions: boolean;
  hasAnswers: boolean;
  error: { code: string; title: string; text: string } | undefined;
  /** The intent of the form that is being submitted. */
  sent: unknown;
}) => {
  const { general, currentPassword } = fieldErrors(error);
  return (
    <Card
      title={copy.login.securityQuestions}
      description={allowsQuestions ? copy.login.questionsHint : copy.login.questionsOff}
      actions={hasAnswers && <StatusChip tone="success">{copy.login.questionsSet}</StatusChip>}
      className="mt-5"
    >
      <PostForm noValidate className="flex flex-col gap-5">
        <ErrorAlert error={general} />
        {allowsQuestions && <SecurityQuestionFields />}
        <PasswordInput
          label={copy.login.currentPassword}
          name="currentPassword"
          required
          error={currentPassword}
        />
        <div className="flex flex-wrap gap-3">
          {allowsQuestions && (
            <Button
              name="intent"
              value="set-answers"
              busy={sent === 'set-answers'}
              busyText={copy.common.saving}
            >
              {hasAnswers ? copy.login.replaceQuestions : copy.login.saveQuestions}
            </Button>
          )}
          {hasAnswers && (
            <Button
              name="intent"
              value="remove-answers"
              variant="ghost"
              busy={sent === 'remove-answers'}
              busyText={copy.account.removing}
            >
              {copy.login.removeQuestions}
            </Button>
          )}
        </div>
      </PostForm>
    </Card>
  );
};
