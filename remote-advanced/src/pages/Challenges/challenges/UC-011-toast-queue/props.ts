export interface ToastProps {
  /** How long a toast stays, in milliseconds. */
  duration: number;
  /** How many are visible at a time. */
  limit: number;
}

export const props: ToastProps = { duration: 5000, limit: 3 };
