export interface UploadsProps {
  /** How long an upload takes, in milliseconds. */
  duration: number;
  /** How many may run at a time. */
  limit: number;
}

export const props: UploadsProps = { duration: 4000, limit: 2 };
