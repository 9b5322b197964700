import { DeadlineText } from '~/app/components/time/deadline-text';
import { Sentence } from '~/app/components/ui/sentence';
import type { Deadline } from '~/domain/time/deadline';

/** A sentence that contains a deadline. */
export const AtDeadline = ({ text, deadline }: { text: string; deadline: Deadline }) => (
  <Sentence
    text={text}
    parts={{
      deadline: (
        <strong>
          <DeadlineText deadline={deadline} />
        </strong>
      ),
    }}
  />
);
