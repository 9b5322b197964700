import type { MailQueue, WaitingEntry } from '~/app/ports/mail';
import { toInstant } from '~/domain/time/instant';
import { createSentCounter } from './count-sent.server';
import { handleEntry, type Handled, type Sender } from './handle-entry.server';

const pageSize = 50;

export interface SentMails {
  readonly sent: number;
  readonly failed: readonly { readonly entry: WaitingEntry; readonly error: unknown }[];
  readonly givenUp: readonly WaitingEntry[];
  /** The errors of companies whose messages remain uncounted. */
  readonly uncounted: readonly unknown[];
}

/** The first elements of all lists, then the second ones, and so on. */
const takeTurns = <T>(lists: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
};

interface Sending extends Sender {
  /** Checked before each entry. If false, sending stops; the entries it has not reached stay due for the next call. */
  readonly hasTime: () => boolean;
}

/** Queues that are sent from together: the urgent one comes first, and again after every few entries of the others. */
interface Lane {
  readonly urgent: MailQueue;
  readonly others: readonly MailQueue[];
  readonly parallel: number;
}

/** Sends from the queues of a lane until nothing is left or there is no more time. `count` says whether an entry was ours. */
const sendLane = async (
  { hasTime, ...sender }: Sending,
  { urgent, others, parallel }: Lane,
  count: (entry: WaitingEntry, handled: Handled) => boolean,
): Promise<void> => {
  const { deps } = sender;
  const readDue = (queue: MailQueue) =>
    deps.stores.outbox.due({ queue, until: toInstant(deps.clock.now()), limit: pageSize });

  /** Handles the entries in parallel. Whether at least one of them was not taken by another sender. */
  const handleAll = async (entries: readonly WaitingEntry[]): Promise<boolean> => {
    const left = [...entries];
    let isMoving = false;
    const work = async () => {
      for (let entry = left.shift(); entry && hasTime(); entry = left.shift())
        isMoving = count(entry, await handleEntry(sender, entry)) || isMoving;
    };
    await Promise.all(Array.from({ length: parallel }, work));
    return isMoving;
  };
  const sendUrgent = async (): Promise<void> => {
    while (hasTime() && (await handleAll(await readDue(urgent))));
  };

  // A notice stores messages in a shard that may already have been read, so the shards are read until nothing moves.
  let isMoving = true;
  while (isMoving && hasTime()) {
    isMoving = false;
    await sendUrgent();
    const waiting = takeTurns(await Promise.all(others.map(readDue)));
    while (waiting.length > 0 && hasTime()) {
      isMoving = (await handleAll(waiting.splice(0, 2 * parallel))) || isMoving;
      await sendUrgent();
    }
  }
};

/**
 * Sends every due message and turns every due notice into messages, as many at a time as the mailer allows. Messages that a
 * person waits for come first; the shards of the others take turns. Failures are retried with growing delays and given up
 * after the last attempt, which an activity log records. Delivery is at least once: if the process dies between sending and
 * deleting, an email is sent again with the same Message-ID.
 */
export const sendDueMails = async ({
  shards,
  ...sending
}: Sending & { readonly shards: readonly number[] }): Promise<SentMails> => {
  const { parallel, parallelTexts } = sending.mailer;
  const counter = createSentCounter(sending.deps);
  let sent = 0;
  let hasTold = false;
  const failed: { entry: WaitingEntry; error: unknown }[] = [];
  const givenUp: WaitingEntry[] = [];
  const count = (entry: WaitingEntry, handled: Handled): boolean => {
    if (handled.outcome === 'sent') {
      sent += 1;
      counter.count(entry);
    }
    if (handled.outcome === 'told') hasTold = true;
    if (handled.outcome === 'failed') failed.push({ entry, error: handled.error });
    if (handled.outcome === 'given-up') givenUp.push(entry);
    return handled.outcome !== 'taken';
  };
  const sendTexts = () => {
    const others = shards.map((shard) => `texts-${shard}` as const);
    return sendLane(sending, { urgent: 'urgent-texts', others, parallel: parallelTexts }, count);
  };
  const sendOthers = () => sendLane(sending, { urgent: 'urgent', others: shards, parallel }, count);
  await Promise.all([sendOthers(), sendTexts()]);
  // The notices among the others have become texts meanwhile.
  if (hasTold) await sendTexts();
  return { sent, failed, givenUp, uncounted: await counter.save() };
};
