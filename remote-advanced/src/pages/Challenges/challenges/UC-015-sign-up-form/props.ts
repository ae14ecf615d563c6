export type Field = 'name' | 'email' | 'password';

export type Values = Record<Field, string>;

/** What is wrong, by field. */
export type Messages = Partial<Values>;

export interface SignUpProps {
  /** Fulfilled with what the server objects to, or `{}` when the account was created; rejected when there is no answer. */
  signUp: (values: Values) => Promise<Messages>;
}

export const props: SignUpProps = {
  signUp: async ({ email }) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    if (email.startsWith('offline')) throw new Error('No answer');
    return email.startsWith('ana@') ? { email: 'This address has an account' } : {};
  },
};
