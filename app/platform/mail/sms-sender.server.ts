import type { Mailer } from '~/app/ports/mail';
import type { NumberLoss } from '~/domain/mail/phone';
import type { TextMessage } from '~/domain/mail/text-message';
import { toEpochMs } from '~/domain/time/instant';
import { hourMs } from '~/domain/time/time-units';
import { writeTextMessage } from './sms-text.server';

/** A text that a phone cannot get for this long would be old news. */
const keptMs = 12 * hourMs;
/** The shortest life that AWS accepts. */
const minSeconds = 5;

/** The seconds for which a text is worth delivering: one about a closing is not after it, nor is a code that is over. */
const getSecondsToLive = ({ message }: TextMessage, now: number): number => {
  const until = 'closesAt' in message ? message.closesAt.instant : undefined;
  const end = 'validUntil' in message ? message.validUntil : until;
  const left = end === undefined ? keptMs : toEpochMs(end) - now;
  return Math.max(minSeconds, Math.floor(Math.min(left, keptMs) / 1_000));
};
/** In US dollars for a whole text. None to an allowed country should cost as much. */
const maxPrice = '0.25';

/**
 * The errors of AWS about numbers that take no texts. Others, also those about a country or a price, are the operator's
 * to mend, so the text is sent again later.
 */
const losses: Readonly<Record<string, NumberLoss>> = {
  DESTINATION_PHONE_NUMBER_OPTED_OUT: 'unsubscribed',
  DESTINATION_PHONE_NUMBER_BLOCKED_BY_PROTECT_NUMBER_OVERRIDE: 'undeliverable',
};

/** The number is a part of the request, so a refusal of that field is about the number. */
const isAboutNumber = (error: { readonly Fields?: readonly { readonly Name?: string }[] }) =>
  error.Fields?.some(({ Name }) => Name === 'DestinationPhoneNumber') ?? false;

const findLoss = (error: unknown): NumberLoss | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { Reason, ...answer } = error as Error & {
    readonly Reason?: string;
    readonly Fields?: readonly { readonly Name?: string }[];
  };
  const isRefusal = error.name === 'ConflictException' || error.name === 'ValidationException';
  if (!isRefusal) return undefined;
  return losses[Reason ?? ''] ?? (isAboutNumber(answer) ? 'undeliverable' : undefined);
};

/** Sends through AWS End User Messaging. The SDK is loaded with the first text. */
export const createSmsSender = ({
  origination,
  origin,
  now,
}: {
  readonly origination: string;
  /** The base of links. */
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}): NonNullable<Mailer['text']> => {
  const load = async () => {
    const { PinpointSMSVoiceV2Client, SendTextMessageCommand } =
      await import('@aws-sdk/client-pinpoint-sms-voice-v2');
    return { client: new PinpointSMSVoiceV2Client({}), SendTextMessageCommand };
  };
  let loading: ReturnType<typeof load> | undefined;
  return async ({ mail }) => {
    const { client, SendTextMessageCommand } = await (loading ??= load());
    try {
      await client.send(
        new SendTextMessageCommand({
          DestinationPhoneNumber: mail.number,
          OriginationIdentity: origination,
          MessageBody: writeTextMessage(mail, origin),
          MessageType: 'TRANSACTIONAL',
          TimeToLive: getSecondsToLive(mail, now()),
          MaxPrice: maxPrice,
        }),
      );
      return 'sent';
    } catch (error) {
      const loss = findLoss(error);
      if (loss) return loss;
      throw error;
    }
  };
};
