/** Texts of an uploader. */
export interface UploaderLabels {
  browse: string
  replace: string
  remove: string
  cancel: string
  retry: string
  /** Shown while a file hovers over the box. */
  drop: string
  /** Shown below the button in the empty box. */
  hint: string
  progress: string
}
