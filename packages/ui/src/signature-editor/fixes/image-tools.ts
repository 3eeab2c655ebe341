/** Tools that redraw images, loaded on the first fix. */
export { cropImage } from '../../media/crop/crop-image.ts'
export { drawCrop } from '../../media/crop/draw-crop.ts'
export { loadImage } from '../../media/file/load-media.ts'
