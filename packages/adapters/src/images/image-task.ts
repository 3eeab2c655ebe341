import type { EncodedImage, StoredFile, VariantRequest } from '@org/api'

/** Work for the image process. */
export type ImageTask =
  | { readonly kind: 'reencode'; readonly file: StoredFile }
  | {
      readonly kind: 'variant'
      readonly file: StoredFile
      readonly request: VariantRequest
      /** True to render only the first frame of an animation. */
      readonly isStill: boolean
    }

export type ResultOf<Task extends ImageTask> = Task extends { kind: 'reencode' }
  ? EncodedImage | null
  : StoredFile

/** What the image process sends: once that it is ready, and then one result for each task. */
export type ImageMessage = 'ready' | { readonly result: unknown } | { readonly error: string }
