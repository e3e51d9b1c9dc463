/** Writes a WebM file with one VP9 track: what a browser's encoder gives has no container. */

/** An encoded picture. */
export interface Frame {
  /** Milliseconds from the beginning, at most 32,767: all frames are in one cluster. */
  time: number;
  isKey: boolean;
  data: Uint8Array;
}

/** A part of the file, its id in hexadecimal. */
function element(id: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

function number(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

const text = (id: string, value: string): Buffer => element(id, Buffer.from(value));

function float(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

function block({ time, isKey, data }: Frame): Buffer {
  const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0]);
  head.writeInt16BE(time, 1);
  return element('a3', head, data);
}

/** @param duration in ms */
export function webm(frames: readonly Frame[], width: number, height: number, duration: number): Buffer {
  const head = element(
    '1a45dfa3',
    number('4286', 1),
    number('42f7', 1),
    number('42f2', 4),
    number('42f3', 8),
    text('4282', 'webm'),
    number('4287', 4),
    number('4285', 2),
  );
  // Times are in ms.
  const info = element(
    '1549a966',
    number('2ad7b1', 1_000_000),
    float('4489', duration),
    text('4d80', 'rsdoctor-docs'),
    text('5741', 'rsdoctor-docs'),
  );
  const video = element('e0', number('b0', width), number('ba', height));
  const tracks = element(
    '1654ae6b',
    element('ae', number('d7', 1), number('73c5', 1), number('9c', 0), text('86', 'V_VP9'), number('83', 1), video),
  );
  // Where the cluster begins: a loop goes back there.
  const cues = element('1c53bb6b', element('bb', number('b3', 0), element('b7', number('f7', 1), number('f1', 0))));
  const position = info.length + tracks.length + cues.length;
  cues.writeUInt32BE(position, cues.length - 4);
  const cluster = element('1f43b675', number('e7', 0), ...frames.map(block));
  return Buffer.concat([head, element('18538067', info, tracks, cues, cluster)]);
}
