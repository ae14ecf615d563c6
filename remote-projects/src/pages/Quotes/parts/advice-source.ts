import { type DataSource, fetchJson } from '@site/sdk/remote-data';
import { liveServices } from '@site/sdk/site';
import * as v from 'valibot';
import sampleAdvice from '../../../data/advice.json?url';
import asha from '../../../data/asha/advice.json?url';
import noor from '../../../data/noor/advice.json?url';
import zoe from '../../../data/zoe/advice.json?url';

/** The names that the sample data knows; the first is the one shown without a name. */
export const sampleUsernames = ['asha', 'noor', 'zoë'] as const;

/** A map and no object: a name such as "constructor" is in every object. */
const sampleAddresses = new Map<string, string>([
  ['asha', asha],
  ['noor', noor],
  ['zoë', zoe],
]);

const answerSchema = v.object({ slip: v.object({ advice: v.string() }) });

/**
 * Fetches advice. Of the sample data, a name it knows gets its own and every other name the same; the live service knows
 * no names, so it is asked for any.
 * @param username a checked one
 * @throws RemoteDataError, or the signal's reason
 */
export function fetchAdvice(username: string, source: DataSource, signal: AbortSignal): Promise<string> {
  const sample = sampleAddresses.get(username.toLowerCase()) ?? sampleAdvice;
  const address = source === 'live' ? liveServices.advice : sample;
  return fetchJson(address, (json) => v.parse(answerSchema, json).slip.advice, signal);
}
