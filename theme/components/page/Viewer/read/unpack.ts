/** The compression of the plugins: base64 of deflate (zlib) of JSON in UTF-8. */

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

const through = (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(change as unknown as TransformStream<Uint8Array<ArrayBuffer>>));

/**
 * The value that a plugin has packed.
 * @throws when it is no base64, is cut off, or is no JSON
 */
export async function unpack(packed: string): Promise<unknown> {
  return JSON.parse(await through(bytesOf(packed), new DecompressionStream('deflate')).text());
}

/** Packs a value as the plugins do. */
export async function pack(value: unknown): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(value));
  const bytes = new Uint8Array(await through(json, new CompressionStream('deflate')).arrayBuffer());
  let binary = '';
  // In pieces, because a call takes a limited number of arguments.
  for (let from = 0; from < bytes.length; from += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return btoa(binary);
}
