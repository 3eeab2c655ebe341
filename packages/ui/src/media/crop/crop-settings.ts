/** How a picture may be cropped. Everything has a default. */
export interface CropSettings {
  /**
   * Ratios of width to height to choose from; `free` lets both sides be set, `original` is the
   * picture's own. Default: the required ratio where there is one, else `free` and the usual ones.
   */
  aspects?: readonly CropAspect[] | undefined
  /** Largest width at which the picture will be shown, in CSS pixels. The output has at most twice as many. Default 1600. */
  maxWidth?: number | undefined
  /** Largest height at which the picture will be shown, in CSS pixels. Default 1600. */
  maxHeight?: number | undefined
  /** Bytes that the output shall not exceed. Default 1,000,000. */
  maxBytes?: number | undefined
}

export type CropAspect = number | 'free' | 'original'

/** Bounds of the output. */
export interface CropOutput {
  maxWidth: number
  maxHeight: number
  maxBytes: number
}

const usualAspects: readonly CropAspect[] = ['free', 'original', 1, 4 / 3, 16 / 9]

/** The ratios that a dialog offers. */
export function aspectsOf(
  { aspects }: CropSettings,
  required: number | undefined,
): readonly CropAspect[] {
  return aspects ?? (required === undefined ? usualAspects : [required])
}

/** The bounds of the output, with defaults. */
export function outputOf({ maxWidth, maxHeight, maxBytes }: CropSettings): CropOutput {
  return {
    maxWidth: maxWidth ?? 1600,
    maxHeight: maxHeight ?? 1600,
    maxBytes: maxBytes ?? 1_000_000,
  }
}
