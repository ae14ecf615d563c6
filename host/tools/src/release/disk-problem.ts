/** The code that Node gives to an error of the system, such as `ENOSPC`; empty for any other error. */
export function errorCode(error: unknown): string {
  const code: unknown = Object(error).code;
  return typeof code === 'string' ? code : '';
}

/** Whether an error says that there is no room on the disk, or in a user's quota. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
}

const causes: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk quota is used up.',
  EROFS: 'The disk is read-only. Release to another store, or have it mounted for writing.',
};

const denied = ['EACCES', 'EPERM'];

/** Calls of the system that look at something; all others change it. */
const lookingCalls = ['open', 'read', 'scandir', 'stat', 'lstat', 'readlink', 'access'];

function causeOf(error: unknown): string | undefined {
  const code = errorCode(error);
  if (!denied.includes(code)) return causes[code];
  const act = lookingCalls.includes(Object(error).syscall) ? 'open that' : 'write there';
  return `This user may not ${act}. Run the command as the user that owns the store.`;
}

/** What went wrong and what to do, for errors of the disk; the message itself for any other. */
export function describeProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const cause = causeOf(error);
  return cause ? `${cause}\n${message}` : message;
}
