import { PostForm } from '~/app/components/forms/post-form';
import { InstantText } from '~/app/components/time/instant-text';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy } from '~/app/copy/copy';

interface WrittenMail {
  id: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  isText: boolean;
}

const Line = ({ text }: { text: string }) =>
  /^https?:\/\/\S+$/.test(text) ? (
    <a href={text} className="font-semibold break-all text-primary underline">
      {text}
    </a>
  ) : (
    <>{text}</>
  );

/** Emails and text messages as their recipients would see them, the latest first and expanded. */
export const MailList = ({ mails }: { mails: readonly WrittenMail[] }) =>
  mails.length === 0 ? (
    <Card>
      <EmptyState icon="mail" title={adminCopy.outbox.noMails}>
        {adminCopy.outbox.noMailsText}
      </EmptyState>
    </Card>
  ) : (
    <ul className="flex flex-col gap-3">
      {mails.map(({ id, to, subject, date, text, isText }, index) => (
        <li key={id}>
          <details
            open={index === 0}
            className="rounded-box border border-base-300 bg-base-100 open:pb-4"
          >
            <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-1 p-4">
              <span className="min-w-0 grow font-semibold break-words">
                {isText ? adminCopy.outbox.textMessage : subject}
              </span>
              <span className="min-w-0 text-sm break-all text-muted">{to}</span>
              <span className="text-sm whitespace-nowrap text-muted tabular-nums">
                <InstantText at={date} timeZone="UTC" />
              </span>
            </summary>
            <p className="max-w-prose border-t border-base-300 px-4 pt-4 break-words whitespace-pre-wrap">
              {text
                .trimEnd()
                .split('\n')
                .map((line, number) => (
                  <span key={number}>
                    <Line text={line} />
                    {'\n'}
                  </span>
                ))}
            </p>
            <div className="mx-4 mt-3 flex flex-wrap gap-3">
              <LinkButton
                to={`/dev/outbox/${id}`}
                reloadDocument
                download
                size="sm"
                icon="download"
              >
                {adminCopy.outbox.download}
              </LinkButton>
              {isText && (
                <PostForm>
                  <input type="hidden" name="number" value={to} />
                  <Button size="sm">{adminCopy.outbox.answerStop}</Button>
                </PostForm>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
