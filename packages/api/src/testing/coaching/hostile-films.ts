type Bytes = Uint8Array<ArrayBuffer>

const billions = 0xff_ff_ff_ff

const bytes32 = (...values: number[]): Bytes => {
  const view = new DataView(new ArrayBuffer(4 * values.length))
  for (const [index, value] of values.entries()) view.setUint32(4 * index, value)
  return new Uint8Array(view.buffer)
}

const ascii = (text: string): Bytes => new TextEncoder().encode(text)

const zeros = (length: number): Bytes => new Uint8Array(length)

function joined(parts: readonly Bytes[]): Bytes {
  const bytes = zeros(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function box(type: string, ...parts: Bytes[]): Bytes {
  const size = parts.reduce((sum, { length }) => sum + length, 8)
  return joined([bytes32(size), ascii(type), ...parts])
}

const full = (type: string, ...values: number[]): Bytes => box(type, bytes32(0, ...values))

/** The tables of a sample of one byte at the start of the file. */
const tables: Readonly<Record<string, Bytes>> = {
  stts: full('stts', 1, 1, 1000),
  ctts: full('ctts', 1, 1, 0),
  stsz: full('stsz', 0, 1, 1),
  stsc: full('stsc', 1, 1, 1, 1),
  stco: full('stco', 1, 0),
  stss: full('stss', 1, 1),
}

const description = (...more: Bytes[]) =>
  box(
    'stsd',
    bytes32(0, 1),
    box('avc1', zeros(24), Uint8Array.of(0, 240, 1, 64), zeros(50), ...more),
  )

/** Creates a video track of 240 × 320 pixels. */
function track(content: readonly Bytes[], id = 1, ...more: Bytes[]): Bytes {
  const header = box('tkhd', bytes32(1, 0, 0, id, 0, 1000), zeros(16), identity, zeros(8))
  const media = box(
    'mdia',
    full('mdhd', 0, 0, 1000, 1000, 0),
    box('hdlr', bytes32(0, 0), ascii('vide'), zeros(13)),
    box('minf', box('stbl', ...content)),
  )
  return box('trak', header, ...more, media)
}

const identity = bytes32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)

const movieHeader = box('mvhd', bytes32(0, 0, 0, 1000, 1000, 0x10000, 0, 0, 0), identity, zeros(28))

const fileType = box('ftyp', ascii('isom'), bytes32(0), ascii('isomavc1'))

/** Creates an mp4 file with these boxes in its index. */
const film = (...content: Bytes[]): Bytes =>
  joined([fileType, box('moov', movieHeader, ...content), box('mdat', zeros(1000))])

/** Creates an mp4 file with one track; `replaced` replaces or adds boxes of its sample table. */
function filmOf(replaced: Readonly<Record<string, Bytes>>, more: readonly Bytes[] = []): Bytes {
  return film(track([description(), ...Object.values({ ...tables, ...replaced }), ...more]))
}

/** Creates a valid mp4 file, to show that the others are not rejected for another reason. */
export const plainFilm = (): Bytes => filmOf({})

const filler = (length: number) => box('free', zeros(length))

/** The start of each kind of box that states a number of entries, up to that number. */
const counted: Readonly<Record<string, readonly number[]>> = {
  stts: [0],
  ctts: [0],
  stsz: [0, 0],
  stz2: [0, 8],
  stsc: [0],
  stco: [0],
  co64: [0],
  stss: [0],
  stsd: [0],
  stsh: [0],
  sbgp: [0, 0],
  saio: [0],
  subs: [0],
  padb: [0],
}

const crowded = (type: string, start: readonly number[]) =>
  box(type, bytes32(...start, billions), zeros(20_000))

/** Creates a fragmented mp4 file whose fragment states a number of samples. */
function fragmented(samples: number, ...run: number[]): Bytes {
  const empty = filmTables.map((type) => full(type, 0, ...(type === 'stsz' ? [0] : [])))
  const defaults = full('trex', 1, 1, 1000, 1, 0)
  const fragment = box(
    'traf',
    box('tfhd', bytes32(0, 1)),
    box('trun', bytes32(0, samples, ...run), zeros(20_000)),
  )
  return joined([
    film(track([description(), ...empty]), box('mvex', defaults)),
    box('moof', fragment),
    box('mdat', zeros(1000)),
  ])
}

const filmTables = ['stts', 'stsz', 'stsc', 'stco']

/** Nests boxes of a type; the innermost is empty. */
function nested(type: string, depth: number): Bytes {
  const bytes = zeros(8 * depth)
  const view = new DataView(bytes.buffer)
  for (let level = 0; level < depth; level += 1) {
    view.setUint32(8 * level, 8 * (depth - level))
    bytes.set(ascii(type), 8 * level + 4)
  }
  return bytes
}

const withSize = (bytes: Bytes, size: number): Bytes => joined([bytes32(size), bytes.slice(4)])

/**
 * Small mp4 files that take a naive reader minutes or all of its memory, by what is wrong with
 * them.
 */
export function hostileFilms(): Record<string, Bytes> {
  const elst = box('edts', crowded('elst', [0]))
  const hidden = track(
    [description(), ...Object.values({ ...tables, ctts: crowded('ctts', [0]) })],
    2,
  )
  return {
    ...Object.fromEntries(
      Object.entries(counted).map(([type, start]) => [
        `${type} of 4,294,967,295 entries`,
        filmOf({ [type]: crowded(type, start) }),
      ]),
    ),
    'stz2 of 4,294,967,295 samples without bits': filmOf({ stz2: crowded('stz2', [0, 0]) }),
    'one stts entry for 4,294,967,295 samples': filmOf({ stts: full('stts', 1, billions, 1) }),
    'one ctts entry for 4,294,967,295 samples': filmOf({ ctts: full('ctts', 1, billions, 0) }),
    'one chunk of 4,294,967,295 samples': filmOf({
      stsc: full('stsc', 1, 1, billions, 1),
      stsz: full('stsz', 0, 2, 1, 1),
    }),
    'chunks that jump by 4,294,967,295': filmOf({ stsc: full('stsc', 2, 1, 1, 1, billions, 1, 1) }),
    'elst of 4,294,967,295 edits': film(track([description(), ...Object.values(tables)], 1, elst)),
    'trun of 4,294,967,295 samples': fragmented(billions, 0),
    'a track in a description': filmOf({}, [description(hidden)]),
    'a description nested 100,000 deep': filmOf({}, [description(nested('wave', 100_000))]),
    'a box of size 1 without a long size': filmOf({}, [withSize(filler(0), 1)]),
    'a box larger than the file': joined([fileType, withSize(filler(100), billions)]),
    'a box of 2^63 bytes': joined([
      fileType,
      bytes32(1),
      ascii('moov'),
      bytes32(0x80000000, 0),
      zeros(100),
    ]),
    '5,000 tracks': film(
      ...Array.from({ length: 5000 }, (_, id) =>
        track([description(), ...Object.values(tables)], id + 1),
      ),
    ),
  }
}

/** Valid mp4 files that take a naive reader more than they should, by what is odd about them. */
export function oddFilms(): Record<string, Bytes> {
  return {
    'stsz of 4,294,967,295 equal samples': filmOf({ stsz: full('stsz', 1, billions) }),
    'boxes nested 100,000 deep': filmOf({}, [nested('stbl', 100_000)]),
    'metadata that repeats itself': film(
      track([description(), ...Object.values(tables)]),
      box('meta', bytes32(0), nested('ilst', 100_000)),
    ),
    'a tail of 20,000 boxes': joined([plainFilm(), ...Array<Bytes>(20_000).fill(filler(0))]),
  }
}

/** How many samples the largest index may list that is still read. */
const mostSizes = 9_000_000

/** Creates a valid mp4 file whose index takes about `size` bytes, with as many samples as fit. */
export function filmOfIndex(size: number): Bytes {
  const count = Math.min(Math.floor((size - 2000) / 4), mostSizes)
  const stsz = box('stsz', bytes32(0, 0, count), zeros(4 * count))
  return filmOf({ stsz }, [filler(Math.max(0, size - 2000 - stsz.length))])
}
