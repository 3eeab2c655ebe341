/** A point: its distance from the body's middle line, and its height from the top. */
export type Point = readonly [fromMiddle: number, y: number]

/** Muscle groups that are visible from the front. */
export const frontGroups = [
  'traps',
  'shoulders',
  'pecs',
  'biceps',
  'forearms',
  'abdominals',
  'quads',
  'calves',
] as const

/** Muscle groups that are visible from the back. */
export const backGroups = [
  'traps',
  'shoulders',
  'triceps',
  'lats',
  'lower',
  'forearms',
  'glutes',
  'hamstrings',
  'calves',
] as const

/** The drawn half of a muscle, on one side of the body; it is mirrored for the other side. */
export interface HalfShape {
  half: readonly Point[]
  /** Whether the two halves form one shape across the middle line, not a left and a right shape. */
  isOne?: true
}

/** One half of a body and its muscles; the other half is its mirror image. */
export interface BodyDrawing {
  outline: readonly Point[]
  /** Lines within muscles, as SVG path data. */
  lines: Readonly<Record<'front' | 'back', string>>
  front: Readonly<Record<(typeof frontGroups)[number], HalfShape>>
  back: Readonly<Record<(typeof backGroups)[number], HalfShape>>
}

/** Size of each picture of a body. */
export const picture = { width: 200, height: 420 } as const

const middle = picture.width / 2

/** Places a half on the right side of the picture, or mirrored on its left side. */
export function sideOf(half: readonly Point[], side: 'left' | 'right'): Point[] {
  return side === 'right'
    ? half.map(([x, y]) => [middle + x, y])
    : half.map(([x, y]): Point => [middle - x, y]).reverse()
}

/** Joins a half and its mirror image into one shape. */
export const bothSides = (half: readonly Point[]): Point[] => [
  ...sideOf(half, 'right'),
  ...sideOf(half, 'left'),
]

const rounded = (value: number) => Math.round(value * 10) / 10

/** How far a curve bends towards its neighbouring points. */
const tension = 1 / 6

/** Returns the SVG path data of a smooth closed curve through points (a Catmull-Rom spline). */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points.at(index % points.length) ?? [0, 0]
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)]
    const out = [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension]
    const into = [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension]
    return `C${[...out, ...into, ...to].map(rounded).join(' ')}`
  })
  return `M${at(0).map(rounded).join(' ')}${curves.join('')}Z`
}
