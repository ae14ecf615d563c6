import { type DataSource, fetchJson } from '@site/sdk/remote-data';
import { liveServices } from '@site/sdk/site';
import * as v from 'valibot';
import sampleAdvice from '../../../data/advice.json?url';
import asha from '../../../data/asha/advice.json?url';
import noor from '../../../data/noor/advice.json?url';
import zoe from '../../../data/zoe/advice.json?url';

/** The names in the example data; the first is the default. */
export const sampleUsernames = ['asha', 'noor', 'zoë'] as const;

/** A Map, not an object, because every object has a property such as "constructor". */
const sampleAddresses = new Map<string, string>([
  ['asha', asha],
  ['noor', noor],
  ['zoë', zoe],
]);

const answerSchema = v.object({ slip: v.object({ advice: v.string() }) });

/**
 * Fetches advice. In the example data, a listed name has its own advice and all other names share one; the live service has
 * no names, so it returns random advice.
 * @param username a validated username
 * @throws RemoteDataError, or the signal's reason
 */
export function fetchAdvice(username: string, source: DataSource, signal: AbortSignal): Promise<string> {
  const sample = sampleAddresses.get(username.toLowerCase()) ?? sampleAdvice;
  const address = source === 'live' ? liveServices.advice : sample;
  return fetchJson(address, (json) => v.parse(answerSchema, json).slip.advice, signal);
}
