import type { CropSettings } from '@org/ui/media'

/**
 * How a product's photo may be cropped. The output has at most 1,200 pixels a side, twice the
 * maximum size at which it is displayed.
 */
export const productCrop: CropSettings = {
  aspects: ['original', 1, 'free'],
  maxWidth: 600,
  maxHeight: 600,
}

/** A practitioner's photo is a square, because it is shown in a circle. */
export const portraitCrop: CropSettings = { aspects: [1], maxWidth: 600, maxHeight: 600 }
