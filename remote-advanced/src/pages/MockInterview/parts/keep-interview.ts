import { changeProgress, type Interview, readProgress, saveInterview } from '@site/learning/memory';

/**
 * Keeps a finished interview, and notes its ratings as progress: what was answered well is known if the reader had said nothing about
 * it, what was not answered is not known.
 */
export async function keepInterview(interview: Interview): Promise<void> {
  await saveInterview(interview);
  for (const { entry, rating } of interview.answers) {
    if (rating === 'not') await changeProgress(entry, { knowledge: 'not known' });
    if (rating === 'well' && (await readProgress(entry)).knowledge === null)
      await changeProgress(entry, { knowledge: 'known' });
  }
}
