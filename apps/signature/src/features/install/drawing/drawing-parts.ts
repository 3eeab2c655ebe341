/**
 * One shape in an illustration of a mail client's screen. The canvas is 240 by 150 units; in a
 * window, the top 20 are the title bar. `isTarget` marks the one place to click.
 */
export type DrawingPart = { x: number; y: number; isTarget?: true } & (
  | { kind: 'line'; width: number }
  | { kind: 'text'; text: string }
  | { kind: 'box'; width: number; height: number; text?: string }
  | { kind: 'check'; isOn: boolean; text: string }
  | { kind: 'gear' }
  | { kind: 'signature' }
)

/** The contents of a step's illustration. */
export interface DrawingSpec {
  frame: 'window' | 'phone'
  parts: readonly DrawingPart[]
}

/** Returns a few grey lines in place of text. */
export const lines = (x: number, y: number, ...widths: number[]): DrawingPart[] =>
  widths.map((width, index) => ({ kind: 'line', x, y: y + 12 * index, width }))
