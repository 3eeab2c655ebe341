// node scripts/media-fixtures.ts: the pictures that the media tests read, in all eight EXIF orientations.
import { mkdirSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { at } from './lib/paths.ts'

const folder = at('packages/ui/src/testing/media/orientations')

/** The upright picture: 60 by 90, red and green above, blue and yellow below. */
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

/** How the sensor's picture lies in each orientation. Sharp flips before it turns, whatever the order here. */
const stored: ((picture: Sharp) => Sharp)[] = [
  (picture) => picture,
  (picture) => picture.flop(),
  (picture) => picture.rotate(180),
  (picture) => picture.flip(),
  (picture) => picture.rotate(90).flip(),
  (picture) => picture.rotate(270),
  (picture) => picture.rotate(90).flop(),
  (picture) => picture.rotate(90),
]

mkdirSync(folder, { recursive: true })
for (const [index, lay] of stored.entries()) {
  const lying = await lay(sharp(upright)).png().toBuffer()
  await sharp(lying)
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .withExif({ IFD0: { Copyright: 'Studio Lumière', Artist: 'Léa Fontaine' } })
    .withMetadata({ orientation: index + 1 })
    .toFile(`${folder}/${index + 1}.jpg`)
}
