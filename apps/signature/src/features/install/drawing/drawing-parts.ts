/**
 * A piece of a small drawing of a mail client's screen, on a ground of 240 by 150 units whose top
 * 20 are the title bar. `isTarget` marks the one place to click.
 */
export type DrawingPart = { x: number; y: number; isTarget?: true } & (
  | { kind: 'line'; width: number }
  | { kind: 'text'; text: string }
  | { kind: 'box'; width: number; height: number; text?: string }
  | { kind: 'check'; isOn: boolean; text: string }
  | { kind: 'gear' }
  | { kind: 'signature' }
)

/** What a step's drawing shows. */
export interface DrawingSpec {
  frame: 'window' | 'phone'
  parts: readonly DrawingPart[]
}

/** A few grey lines, standing for text that does not matter. */
export const lines = (x: number, y: number, ...widths: number[]): DrawingPart[] =>
  widths.map((width, index) => ({ kind: 'line', x, y: y + 12 * index, width }))
