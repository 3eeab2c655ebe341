import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { readVideo } from '../../testing/media/read-video.ts'
import { arrangeIndex } from './arrange-index.ts'
import { BoxError, readBoxes } from './boxes.ts'

/** Reads the encoded video and audio from the places that the file's index states. */
async function samplesOf(file: Blob): Promise<Uint8Array[]> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(file) })
  const samples: Uint8Array[] = []
  for (const track of await input.getTracks()) {
    for await (const packet of new EncodedPacketSink(track).packets()) samples.push(packet.data)
  }
  return samples
}

const typesOf = async (file: Blob) => (await readBoxes(file)).map(({ type }) => type)

/** Copies a file and counts the bytes that are read from slices of the copy. */
function watchReading(file: File): { file: File; read: () => number } {
  let bytes = 0
  const watched = new File([file], file.name)
  const slice = watched.slice.bind(watched)
  watched.slice = (...range) => {
    const part = slice(...range)
    const arrayBuffer = part.arrayBuffer.bind(part)
    part.arrayBuffer = () => {
      bytes += part.size
      return arrayBuffer()
    }
    return part
  }
  return { file: watched, read: () => bytes }
}

describe('arrangeIndex', () => {
  it.each(['index-behind.mp4', 'with-sound.mp4', 'turned.mp4'])(
    'moves the index of %s to the front and keeps every sample readable',
    async (name) => {
      const file = await readVideo(name)
      const arranged = await arrangeIndex(file)
      expect(await typesOf(file)).toEqual(['ftyp', 'mdat', 'moov'])
      expect(await typesOf(arranged)).toEqual(['ftyp', 'moov', 'mdat'])
      expect(arranged.size).toBe(file.size)
      const samples = await samplesOf(file)
      expect(samples.length).toBeGreaterThan(10)
      expect(await samplesOf(arranged)).toEqual(samples)
    },
  )

  it('keeps the boxes that follow the index', async () => {
    const file = await readVideo('with-sound.mp4')
    const tail = Uint8Array.of(0, 0, 0, 12, 0x66, 0x72, 0x65, 0x65, 1, 2, 3, 4)
    const arranged = await arrangeIndex(new File([file, tail], 'a.mp4'))
    expect(await typesOf(arranged)).toEqual(['ftyp', 'moov', 'mdat', 'free'])
    expect(new Uint8Array(await arranged.slice(-12).arrayBuffer())).toEqual(tail)
    expect(await samplesOf(arranged)).toEqual(await samplesOf(file))
  })

  it('returns the same bytes each time, so that an interrupted upload can resume', async () => {
    const file = await readVideo('with-sound.mp4')
    const [first, second] = [await arrangeIndex(file), await arrangeIndex(file)]
    expect(await first.arrayBuffer()).toEqual(await second.arrayBuffer())
  })

  it('returns the same file if its index is already in front', async () => {
    const file = await readVideo('index-in-front.mp4')
    expect(await arrangeIndex(file)).toBe(file)
  })

  it('returns the same file if it is fragmented', async () => {
    const file = await readVideo('../exercise.mp4')
    expect(await arrangeIndex(file)).toBe(file)
  })

  it('reads only the index and the headers of the boxes', async () => {
    const { file, read } = watchReading(await readVideo('with-sound.mp4'))
    const boxes = await readBoxes(file)
    const index = boxes.find(({ type }) => type === 'moov')
    const headers = read()
    expect(headers).toBe(boxes.length * 16)
    await arrangeIndex(file)
    expect(read()).toBe(2 * headers + (index?.size ?? 0))
  })

  it.each(['cut-off.mp4', 'web.webm'])('rejects %s, which has no complete index', async (name) => {
    await expect(arrangeIndex(await readVideo(name))).rejects.toBeInstanceOf(BoxError)
  })

  it.each(['index-behind.mp4', 'index-in-front.mp4'])(
    'leaves out what follows the last box of %s',
    async (name) => {
      const file = await readVideo(name)
      const longer = new File([file, 'abc'], name)
      const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
      const arranged = await bytesOf(await arrangeIndex(longer))
      expect(arranged).toEqual(await bytesOf(await arrangeIndex(file)))
    },
  )
})
