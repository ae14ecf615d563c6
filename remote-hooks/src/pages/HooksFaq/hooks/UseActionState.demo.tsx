import { useActionState } from 'react';

interface Signup {
  names: string[];
  problem: string;
}

/** The first argument is the previous state; the return value is the next state. */
async function signUp({ names }: Signup, form: FormData): Promise<Signup> {
  const name = String(form.get('name')).trim();
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (names.includes(name)) return { names, problem: `${name} is on the list already.` };
  return { names: [...names, name], problem: '' };
}

export default function UseActionState() {
  const [{ names, problem }, action, isPending] = useActionState(signUp, { names: ['Ada'], problem: '' });

  return (
    <form action={action}>
      <label>
        Name <input name="name" type="text" required />
      </label>{' '}
      <button type="submit" disabled={isPending}>
        {isPending ? 'Signing up…' : 'Sign up'}
      </button>
      {problem && <p role="alert">{problem}</p>}
      <p role="status">On the list: {names.join(', ')}</p>
    </form>
  );
}
