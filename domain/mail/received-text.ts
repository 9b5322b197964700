import * as z from 'zod';

/** A text message that somebody sent to the product's number, as far as it matters here. */
export const receivedTextSchema = z.object({
  originationNumber: z.string(),
  messageBody: z.string(),
});
export type ReceivedText = z.infer<typeof receivedTextSchema>;

/** What AWS and the carriers take for a wish to get no more, and the Spanish words for it. */
const stopWords = new Set(
  'STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REMOVE REVOKE OPTOUT OPT-OUT ARRET TD ALTO PARAR BAJA CANCELAR'.split(
    ' ',
  ),
);

/** Whether a text asks for no more texts. After the word STOP anything may follow; the other words stand alone. */
export const asksToStop = (body: string): boolean => {
  const words = body
    .toUpperCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word !== '');
  const [first = ''] = words;
  return first === 'STOP' || (words.length === 1 && stopWords.has(first));
};
