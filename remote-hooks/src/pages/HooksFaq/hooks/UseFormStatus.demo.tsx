import { useFormStatus } from '@site/sdk/form-status';
import { startTransition, useState } from 'react';

/** Works in any form: it needs no props and doesn't need to know the form. */
function SendButton() {
  const { pending, data } = useFormStatus();
  return (
    <>
      <button type="submit" disabled={pending}>
        {pending ? 'Sending…' : 'Send'}
      </button>
      <p role="status">{pending ? `On its way: ${data.get('word')}` : 'Nothing on its way'}</p>
    </>
  );
}

/** Simulates a slow server. */
const send = (form: FormData) =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve(String(form.get('word'))), 1200);
  });

export default function UseFormStatus() {
  const [sent, setSent] = useState<string[]>([]);

  const action = async (form: FormData) => {
    const word = await send(form);
    startTransition(() => setSent((before) => [...before, word]));
  };

  return (
    <form action={action}>
      <label>
        Word <input name="word" type="text" defaultValue="hello" required />
      </label>{' '}
      <SendButton />
      <p>Sent: {sent.join(', ') || 'nothing'}</p>
    </form>
  );
}
