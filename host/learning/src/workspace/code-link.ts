import { codeHash, packedIn } from './code-hash.ts';

/** More than any answer to an exercise has, in bytes. A link may hold anything. */
const longest = 100_000;

/** Whether code is longer than a link can carry. */
export function isTooLong(code: string): boolean {
  return new Blob([code]).size > longest;
}

/** Code as the hash of an address: compressed, in letters that an address may have. */
export async function hashOfCode(code: string): Promise<string> {
  const packed = new Blob([code]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return codeHash(letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
}

/** The code in the hash of an address; null if it is damaged (`deflate` has a checksum), too long or no text. */
export async function codeOfHash(hash: string): Promise<string | null> {
  try {
    const letters = packedIn(hash).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    return await textOf(unpacked);
  } catch {
    return null;
  }
}

/** The text of a stream. @throws TypeError if it is no UTF-8; RangeError if it is longer than {@link longest} */
async function textOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let text = '';
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > longest) {
      await reader.cancel();
      throw new RangeError(`The code is longer than ${longest} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
