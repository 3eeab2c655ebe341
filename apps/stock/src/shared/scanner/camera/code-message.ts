/** A code in a frame. */
export interface SeenCode {
  /** With FNC1 as character 29, except the first. */
  text: string
  /** Whether the code is a GS1 one, whose FNC1 is never lost. */
  isGs1: boolean
}

/** Answer to a frame. The code nearest to the center comes first. */
export type CodeMessage = readonly SeenCode[]
