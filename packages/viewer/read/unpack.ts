/** The compression of the plugins: base64 of deflate (zlib) of JSON in UTF-8. */

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

export type Change = TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

const through = (bytes: Uint8Array<ArrayBuffer>, ...changes: (Change | CompressionStream | DecompressionStream)[]) =>
  new Response(changes.reduce((stream, change) => stream.pipeThrough(change as Change), new Blob([bytes]).stream()));

/** A stream that lets bytes through and tells `onBytes` the size of each piece. An error of `onBytes` ends it. */
export const countingStream = (onBytes: (bytes: number) => void): Change =>
  new TransformStream({
    transform: (piece, controller) => {
      onBytes(piece.byteLength);
      controller.enqueue(piece);
    },
  });

/**
 * The value that a plugin has packed.
 * @param onBytes gets the number of unpacked bytes before they are kept
 * @throws when it is no base64, is cut off, or is no JSON
 */
export async function unpack(packed: string, onBytes: (bytes: number) => void = () => undefined): Promise<unknown> {
  return JSON.parse(await through(bytesOf(packed), new DecompressionStream('deflate'), countingStream(onBytes)).text());
}

/** Packs a value as the plugins do. */
export async function pack(value: unknown): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(value));
  const bytes = new Uint8Array(await through(json, new CompressionStream('deflate')).arrayBuffer());
  let binary = '';
  // A call takes a limited number of arguments.
  for (let from = 0; from < bytes.length; from += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return btoa(binary);
}
