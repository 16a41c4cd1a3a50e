import { zxyToTileId } from 'pmtiles';

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

/** The tile types that an archive's header can declare. */
const tileKinds = { vectors: 1, pictures: 2 } as const;

interface ArchiveTile {
  readonly kind: keyof typeof tileKinds;
  readonly place: readonly [z: number, x: number, y: number];
  readonly bytes: Uint8Array;
}

/** An archive of one tile (PMTiles 3), without compression. */
export function archiveOf({ kind, place: [z, x, y], bytes: tile }: ArchiveTile): Buffer {
  const directory = Buffer.from([1, zxyToTileId(z, x, y), 1, tile.length, 1].flatMap(varint));
  const head = Buffer.alloc(127);
  head.write('PMTiles', 0, 'latin1');
  head.writeUInt8(3, 7);
  const places: readonly number[] = [
    127,
    directory.length,
    127 + directory.length,
    0,
    127 + directory.length,
    0,
    127 + directory.length,
    tile.length,
    1,
    1,
    1,
  ];
  for (const [place, value] of places.entries()) head.writeBigUInt64LE(BigInt(value), 8 + 8 * place);
  head.set([1, 1, 1, tileKinds[kind], z, z], 96);
  return Buffer.concat([head, directory, tile]);
}
