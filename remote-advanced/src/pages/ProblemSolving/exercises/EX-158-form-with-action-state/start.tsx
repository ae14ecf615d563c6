import type { ReactNode } from 'react';

export interface Values {
  name: string;
  email: string;
}

/** What is wrong, by field. */
export type FieldErrors = Partial<Values>;

export interface InviteFormProps {
  /** Sends an invitation. It is fulfilled with what the server objects to, or with `{}`. */
  invite: (values: Values) => Promise<FieldErrors>;
}

/** A form that invites somebody. */
export function InviteForm({ invite }: InviteFormProps): ReactNode {
  throw new Error('Not implemented');
}
