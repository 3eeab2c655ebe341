// node scripts/media-fixtures.ts: generates the images of the media tests in all eight EXIF orientations.
import { mkdirSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { at } from './lib/paths.ts'

const folder = at('packages/ui/src/testing/media/orientations')

/** The upright image: 60 × 90 px, red and green at the top, blue and yellow at the bottom. */
const quarters = ['#d02030', '#20a040', '#2040d0', '#e0c020'].map((background, index) => ({
  input: { create: { width: 30, height: 45, channels: 3 as const, background } },
  left: (index % 2) * 30,
  top: Math.floor(index / 2) * 45,
}))
const upright = await sharp({
  create: { width: 60, height: 90, channels: 3, background: '#000000' },
})
  .composite(quarters)
  .png()
  .toBuffer()

/** Transforms the upright image to the stored pixels of each orientation. Sharp always flips before it rotates. */
const transforms: ((image: Sharp) => Sharp)[] = [
  (image) => image,
  (image) => image.flop(),
  (image) => image.rotate(180),
  (image) => image.flip(),
  (image) => image.rotate(90).flip(),
  (image) => image.rotate(270),
  (image) => image.rotate(90).flop(),
  (image) => image.rotate(90),
]

mkdirSync(folder, { recursive: true })
for (const [index, toStored] of transforms.entries()) {
  const pixels = await toStored(sharp(upright)).png().toBuffer()
  await sharp(pixels)
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .withExif({ IFD0: { Copyright: 'Studio Lumière', Artist: 'Léa Fontaine' } })
    .withMetadata({ orientation: index + 1 })
    .toFile(`${folder}/${index + 1}.jpg`)
}
