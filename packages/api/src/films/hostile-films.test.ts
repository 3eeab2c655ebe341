import { describe, expect, it } from 'vitest'
import { hostileFilms, oddFilms, plainFilm } from '../testing/index.ts'
import { inspectVideoContent } from './index.ts'

const inspect = (bytes: Uint8Array<ArrayBuffer>) => inspectVideoContent(new Blob([bytes]))

const facts = { width: 240, height: 320, duration: 1, codec: 'h264', hasSound: false }

/** Checked before the library sees the film, since the library ends the process with some of them. */
describe('a film', () => {
  it.each(Object.entries(hostileFilms()))('is rejected with %s', async (_, bytes) => {
    await expect(inspect(bytes)).rejects.toMatchObject({ reason: 'broken' })
  })

  it.each(Object.entries(oddFilms()))('is read with %s', async (_, bytes) => {
    expect(await inspect(bytes)).toEqual(facts)
  })

  it('is read if nothing is wrong with it, as the films above without their counts', async () => {
    expect(await inspect(plainFilm())).toEqual(facts)
  })
})
