import { Sentence } from '~/app/components/ui/sentence';

/** A sentence with `{email}` in it, which becomes a link. `subject` is that of the email. */
export const ContactSentence = ({
  text,
  email,
  subject,
}: {
  text: string;
  email: string;
  subject?: string;
}) => (
  <Sentence
    text={text}
    parts={{
      email: (
        <a
          className="inline-flex min-h-11 items-center font-semibold break-all text-primary underline"
          href={`mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`}
        >
          {email}
        </a>
      ),
    }}
  />
);
