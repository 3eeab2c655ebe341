import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  fileOf,
  videoFile,
  gifFile,
  logoFile,
  orientedFile,
  pngHeader,
} from '../../testing/media/files.ts'
import type { FileRules } from './file-rules.ts'
import { inspectFile } from './inspect-file.ts'
import { imageTypes, mediaTypes } from './media-types.ts'

const rules: FileRules = { accept: mediaTypes, maxSize: 1_000_000, maxPixels: 1_000_000 }

afterEach(() => vi.restoreAllMocks())

describe('inspectFile', () => {
  it.each([
    ['a png', () => logoFile(120, 40), 'image/png', 120, 40],
    ['a jpeg lying on its side', () => orientedFile(6), 'image/jpeg', 60, 90],
    ['a gif', async () => gifFile(), 'image/gif', 4, 3],
    ['an mp4', () => videoFile(), 'video/mp4', 240, 320],
  ] as const)(
    '[2.5.05] returns type and upright size of %s',
    async (_, make, type, width, height) => {
      const inspected = await inspectFile(await make(), rules)
      expect(inspected).toMatchObject({ type, width, height })
    },
  )

  it('detects the type from the content rather than the name or the declared type', async () => {
    const png = await logoFile(12, 12)
    const inspected = await inspectFile(new File([png], 'logo.jpg', { type: 'text/plain' }), rules)
    expect(inspected.type).toBe('image/png')
    expect(inspected.file.type).toBe('image/png')
    expect(inspected.file.name).toBe('logo.jpg')
  })

  it('[2.5.06] rejects a web page with the name of an image', async () => {
    const page = new File(['<script>alert(1)</script>'], 'logo.png', { type: 'image/png' })
    await expect(inspectFile(page, rules)).rejects.toMatchObject({ type: 'file_type' })
    await expect(
      inspectFile(await videoFile(), { ...rules, accept: imageTypes }),
    ).rejects.toMatchObject({ type: 'file_type' })
  })

  it('rejects a file with too many bytes', async () => {
    const png = await logoFile(400, 400)
    await expect(inspectFile(png, { ...rules, maxSize: 100 })).rejects.toMatchObject({
      type: 'too_large',
    })
  })

  it('rejects an image whose header declares gigapixels, without decoding it', async () => {
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode')
    const bomb = fileOf('bombe.png', 'image/png', pngHeader(60_000, 60_000))
    await expect(inspectFile(bomb, rules)).rejects.toMatchObject({ type: 'too_many_pixels' })
    expect(decode).not.toHaveBeenCalled()
  })

  it('rejects a file that only starts like an image or a video', async () => {
    const broken = fileOf('coupe.png', 'image/png', pngHeader(20, 20))
    await expect(inspectFile(broken, rules)).rejects.toMatchObject({ type: 'unreadable' })
    const noHeader = fileOf('vide.jpg', 'image/jpeg', [0xff, 0xd8, 0xff, 0xd9])
    await expect(inspectFile(noHeader, rules)).rejects.toMatchObject({ type: 'unreadable' })
    const film = new Uint8Array(await (await videoFile()).arrayBuffer()).slice(0, 60)
    const cut = fileOf('coupe.mp4', 'video/mp4', [...film])
    await expect(inspectFile(cut, rules)).rejects.toMatchObject({ type: 'unreadable' })
  })
})
