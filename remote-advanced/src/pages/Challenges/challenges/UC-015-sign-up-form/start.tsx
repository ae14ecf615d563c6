import type { SignUpProps } from './props';

export default function SignUp({ signUp }: SignUpProps) {
  return (
    <form className="sign-up">
      <button type="submit">Create account</button>
    </form>
  );
}
