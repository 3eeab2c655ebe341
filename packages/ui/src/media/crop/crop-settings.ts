/** How an image may be cropped. All settings are optional. */
export interface CropSettings {
  /**
   * Aspect ratios to choose from; `free` allows any ratio, `original` is the ratio of the image.
   * Default: the required ratio if there is one, or else `free` and common ratios.
   */
  aspects?: readonly CropAspect[] | undefined
  /**
   * Maximum width at which the image is displayed, in CSS pixels. The output is at most twice as
   * wide. Default 1600.
   */
  maxWidth?: number | undefined
  /** Maximum height at which the image is displayed, in CSS pixels. Default 1600. */
  maxHeight?: number | undefined
  /** Maximum number of bytes of the output. Default 1,000,000. */
  maxBytes?: number | undefined
}

export type CropAspect = number | 'free' | 'original'

/** Limits of the output. */
export interface CropOutput {
  maxWidth: number
  maxHeight: number
  maxBytes: number
}

const usualAspects: readonly CropAspect[] = ['free', 'original', 1, 4 / 3, 16 / 9]

/** Lists the aspect ratios that a dialog offers. */
export function aspectsOf(
  { aspects }: CropSettings,
  required: number | undefined,
): readonly CropAspect[] {
  return aspects ?? (required === undefined ? usualAspects : [required])
}

/** Returns the limits of the output, with defaults. */
export function outputOf({ maxWidth, maxHeight, maxBytes }: CropSettings): CropOutput {
  return {
    maxWidth: maxWidth ?? 1600,
    maxHeight: maxHeight ?? 1600,
    maxBytes: maxBytes ?? 1_000_000,
  }
}
