/** A code in a frame. */
export interface SeenCode {
  /** The text, with FNC1 as character 29; a leading FNC1 is left out. */
  text: string
  /** Whether it is a GS1 code. The camera always reads the FNC1 of such codes. */
  isGs1: boolean
}

/** The codes that the worker found in a frame, the one nearest to the middle of the frame first. */
export type CodeMessage = readonly SeenCode[]
