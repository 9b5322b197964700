import { useNavigation, useSubmit } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { copy } from '~/app/copy/copy';
import { productName } from '~/domain/shared/product';
import { makePasskey, type NewPasskey } from './ask-passkey';

/** For a form with the intent `add-passkey`: asks the device for a passkey, and sends the form with its answer. */
export const useMakePasskey = (made: NewPasskey) => {
  const [state, setState] = useState<'asking' | 'known' | 'failed' | null>(null);
  const submit = useSubmit();
  const isSent = useNavigation().formData?.get('intent') === 'add-passkey';
  const make = async (element: HTMLFormElement) => {
    const form = new FormData(element);
    setState('asking');
    try {
      form.set('answer', await makePasskey(productName, made));
      submit(form, { method: 'post' });
      setState(null);
    } catch (error) {
      const isKnown = error instanceof Error && error.name === 'InvalidStateError';
      setState(isKnown ? 'known' : 'failed');
    }
  };
  return {
    add: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // The device keeps what it makes, so it is asked only if the server will take it.
      if (event.currentTarget.reportValidity()) void make(event.currentTarget);
    },
    isBusy: state === 'asking' || isSent,
    /** Why the device made none. */
    problem:
      (state === 'failed' && copy.login.passkeyFailed) ||
      (state === 'known' && copy.myPhone.passkeyKnown),
  };
};
