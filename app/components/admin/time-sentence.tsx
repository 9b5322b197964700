import { InstantText, type InZone } from '~/app/components/time/instant-text';
import { Sentence } from '~/app/components/ui/sentence';

/** A sentence with `{time}`, such as that of the last reminder. */
export const TimeSentence = ({ text, at, timeZone }: InZone<{ text: string; at: string }>) => (
  <Sentence text={text} parts={{ time: <InstantText at={at} timeZone={timeZone} /> }} />
);
