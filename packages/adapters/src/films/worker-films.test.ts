import { filmOfIndex, plainFilm, videoFile } from '@org/api/testing'
import { VideoFileError } from '@org/api/films'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { RemoteBlob } from '../media/remote-blob.ts'
import { createWorkerFilms } from './worker-films.ts'

/** Creates a film that counts what is read of it, as a film in S3 is read. */
function watched(bytes: Uint8Array<ArrayBuffer>) {
  const reads: number[] = []
  const film = new RemoteBlob(
    async (start, end) => {
      reads.push(end - start)
      return bytes.slice(start, end)
    },
    0,
    bytes.length,
  )
  return { film, reads }
}

const broken = (details: string) => ({
  reason: 'broken',
  payload: expect.stringContaining(details) as string,
})

const mebibyte = 1024 * 1024

describe('createWorkerFilms', () => {
  it.each(['with-sound.mp4', '../exercise.mp4'])('returns the properties of %s', async (name) => {
    const film = new Blob([await videoFile(name)])
    const facts = await createWorkerFilms().inspect(film)
    expect(facts).toMatchObject({
      width: 240,
      codec: 'h264',
      hasSound: name === 'with-sound.mp4',
    })
    expect(facts.duration).toBeCloseTo(1, 0)
  })

  it.each([
    ['sound-only.mp4', 'no_picture'],
    ['wrong-offsets.mp4', 'broken'],
  ])('rejects %s: %s', async (name, reason) => {
    const rejection = createWorkerFilms().inspect(new Blob([await videoFile(name)]))
    await expect(rejection).rejects.toBeInstanceOf(VideoFileError)
    await expect(rejection).rejects.toMatchObject({ reason })
  })

  it('reads only the index and headers, in few ranges', async () => {
    const data = Buffer.alloc(20 * mebibyte)
    data.writeUInt32BE(data.length)
    data.write('mdat', 4)
    const { film: long, reads } = watched(new Uint8Array(Buffer.concat([plainFilm(), data])))
    await expect(createWorkerFilms().inspect(long)).resolves.toMatchObject({ width: 240 })
    expect(reads.reduce((sum, read) => sum + read, 0)).toBeLessThan(20_000)
    expect(reads.length).toBeLessThan(5)
  })

  it('reads a long index in portions, and not beyond the limit of bytes', async () => {
    const { film, reads } = watched(filmOfIndex(5 * mebibyte))
    await expect(createWorkerFilms().inspect(film)).resolves.toMatchObject({ width: 240 })
    expect(Math.max(...reads)).toBe(mebibyte)

    const again = watched(filmOfIndex(5 * mebibyte))
    const rejection = createWorkerFilms({ bytes: 3 * mebibyte }).inspect(again.film)
    await expect(rejection).rejects.toMatchObject(broken('bytes'))
    expect(again.reads.reduce((sum, read) => sum + read, 0)).toBeLessThanOrEqual(3 * mebibyte)
  })

  it('rejects a film that takes longer to read than the time limit', async () => {
    const film = new RemoteBlob(() => new Promise(() => undefined), 0, 1000)
    const rejection = createWorkerFilms({ milliseconds: 50 }).inspect(film)
    await expect(rejection).rejects.toMatchObject(broken('time'))
  })

  it('rejects a film that fills the thread’s heap, and the process keeps running', async () => {
    const films = createWorkerFilms({ heapMegabytes: 48 })
    const rejection = films.inspect(new Blob([filmOfIndex(12 * mebibyte)]))
    await expect(rejection).rejects.toMatchObject(broken('heap'))
  })

  it('rejects with the error of the host if the film cannot be read', async () => {
    const film = new RemoteBlob(() => Promise.reject(new Error('no bucket')), 0, 1000)
    await expect(createWorkerFilms().inspect(film)).rejects.toThrow('no bucket')
  })

  it('writes no text from a film into the output of the process', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => written.mockRestore())
    await expect(
      createWorkerFilms().inspect(new Blob([await videoFile('vp9.mp4')])),
    ).rejects.toMatchObject({ reason: 'codec' })
    expect(written).not.toHaveBeenCalled()
  })
})
