/** What draws pictures anew, fetched when the first one is mended. */
export { cropImage } from '../../media/crop/crop-image.ts'
export { drawCrop } from '../../media/crop/draw-crop.ts'
export { loadImage } from '../../media/file/load-media.ts'
