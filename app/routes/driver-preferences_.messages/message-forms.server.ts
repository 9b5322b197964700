import * as z from 'zod';
import { idList, pageField } from '~/app/platform/forms/form-fields';
import type { DriverSession } from '~/app/ports/sessions';
import type { Platform } from '~/app/platform/http/context.server';
import type { Deps } from '~/app/ports/deps';
import { changeContact, sendConfirmationAgain } from '~/app/services/mail/change-contact.server';
import { chooseMessages } from '~/app/services/mail/choose-messages.server';
import { messageKinds } from '~/domain/mail/message-kinds';

/** Checkboxes with the same name: none, one or many kinds. */
const kindList = idList.pipe(z.array(z.enum(messageKinds)));

export const messageForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    email: z.string().max(1000).trim(),
    page: pageField,
  }),
  z.object({ intent: z.literal('remove'), page: pageField }),
  z.object({ intent: z.literal('again'), page: pageField }),
  z.object({ intent: z.literal('choose'), 'by-email': kindList, page: pageField }),
]);

/** Does what a form of the page asks for. */
export const actOnMessages = (
  form: z.infer<typeof messageForm>,
  {
    platform,
    ...session
  }: { deps: Deps; access: DriverSession; platform: Pick<Platform, 'confirmationLinks'> },
) => {
  const change = { ...session, signConfirmation: platform.confirmationLinks.sign };
  switch (form.intent) {
    case 'save':
      return changeContact({ ...change, email: form.email });
    case 'remove':
      return changeContact({ ...change, email: null });
    case 'again':
      return sendConfirmationAgain(change);
    case 'choose':
      return chooseMessages({ ...session, chosen: { email: form['by-email'] } });
  }
};
