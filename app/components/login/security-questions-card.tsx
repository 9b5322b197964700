import { fieldErrors } from '~/app/components/account/field-errors';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { PasswordInput } from '~/app/components/forms/password-input';
import { PostForm } from '~/app/components/forms/post-form';
import { StatusChip } from '~/app/components/ui/status-chip';
import { SecurityQuestionFields } from './security-question-fields';

/** Where a driver with a password sets two questions for the day they forget it, or takes them away. */
export const SecurityQuestionsCard = ({
  allowsQuestions,
  hasAnswers,
  error,
  sent,
}: {
  allowsQuestions: boolean;
  hasAnswers: boolean;
  error: { code: string; title: string; text: string } | undefined;
  /** The button that was pressed last, while its answer is awaited. */
  sent: unknown;
}) => {
  const { general, currentPassword } = fieldErrors(error);
  return (
    <Card
      title="Security questions"
      description={
        allowsQuestions
          ? 'If you forget your password, the answers to both questions let you set a new one, one time. Choose answers that nobody at work knows.'
          : 'Your site no longer uses security questions.'
      }
      actions={hasAnswers && <StatusChip tone="success">Set</StatusChip>}
      className="mt-5"
    >
      <PostForm noValidate className="flex flex-col gap-5">
        <ErrorAlert error={general} />
        {allowsQuestions && <SecurityQuestionFields />}
        <PasswordInput
          label="Current password"
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
              busyText="Saving…"
            >
              {hasAnswers ? 'Replace questions' : 'Save questions'}
            </Button>
          )}
          {hasAnswers && (
            <Button
              name="intent"
              value="remove-answers"
              variant="ghost"
              busy={sent === 'remove-answers'}
              busyText="Removing…"
            >
              Remove questions
            </Button>
          )}
        </div>
      </PostForm>
    </Card>
  );
};
