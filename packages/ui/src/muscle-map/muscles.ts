import {
  backGroups,
  bothSides,
  frontGroups,
  picture,
  sideOf,
  smoothPath,
  type BodyDrawing,
  type HalfShape,
  type Point,
} from './drawing.ts'
import { femaleBody } from './female-body.ts'
import { maleBody } from './male-body.ts'

export type Sex = 'female' | 'male'
export type BodyView = 'front' | 'back'
export type MuscleGroup = (typeof frontGroups)[number] | (typeof backGroups)[number]

/** A muscle in one view of a body. */
export interface Muscle {
  sex: Sex
  view: BodyView
  group: MuscleGroup
  /** English name; left and right are those of the person shown. */
  name: string
  /**
   * Distance of its picture from the top of the body's picture, in percent of the height of the
   * body's picture.
   */
  top: number
  /**
   * Distance of its picture from the left of the body's picture, in percent of the width of the
   * body's picture.
   */
  left: number
  /** Width of its picture, in percent of the width of the body's picture. */
  width: number
  /** Its picture: an SVG as a data URL. */
  src: string
  /** Its outline as SVG path data, in a picture of 200 by 420. */
  path: string
}

/** All muscle groups, from head to foot. */
export const muscleGroups: readonly MuscleGroup[] = [
  'traps',
  'shoulders',
  'pecs',
  'biceps',
  'triceps',
  'forearms',
  'abdominals',
  'lats',
  'lower',
  'glutes',
  'quads',
  'hamstrings',
  'calves',
]

const drawings: Readonly<Record<Sex, BodyDrawing>> = { female: femaleBody, male: maleBody }

/** Outline of each body as SVG path data, in a picture of 200 by 420. */
export const outlines: Readonly<Record<Sex, string>> = {
  female: smoothPath(bothSides(femaleBody.outline)),
  male: smoothPath(bothSides(maleBody.outline)),
}

const svgAddress = (viewBox: string, path: string): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const bodyPicture = (sex: Sex): string =>
  svgAddress(`0 0 ${picture.width} ${picture.height}`, outlines[sex])

/** A picture of each body without its muscles: an SVG as a data URL. */
export const bodyPictures: Readonly<Record<Sex, string>> = {
  female: bodyPicture('female'),
  male: bodyPicture('male'),
}

/** Returns the lines within the muscles of a view as SVG path data. */
export const linesOf = (sex: Sex, view: BodyView): string => drawings[sex].lines[view]

const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10

function muscle(
  place: Pick<Muscle, 'sex' | 'view' | 'group'>,
  name: string,
  points: readonly Point[],
): Muscle {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const path = smoothPath(points)
  return {
    ...place,
    name,
    top: percent(top, picture.height),
    left: percent(left, picture.width),
    width: percent(width, picture.width),
    src: svgAddress(`${left} ${top} ${width} ${height}`, path),
    path,
  }
}

/**
 * Returns the muscles of a drawn shape: a single muscle across the middle, or a left and a right
 * muscle.
 */
function musclesOf(place: Pick<Muscle, 'sex' | 'view' | 'group'>, shape: HalfShape): Muscle[] {
  if (shape.isOne) {
    const name = place.group.charAt(0).toUpperCase() + place.group.slice(1)
    return [muscle(place, name, bothSides(shape.half))]
  }
  // Seen from the front, the person's left is on the right.
  const [left, right] =
    place.view === 'front' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  return [
    muscle(place, `Left ${place.group}`, sideOf(shape.half, left)),
    muscle(place, `Right ${place.group}`, sideOf(shape.half, right)),
  ]
}

const musclesOfBody = (sex: Sex): readonly Muscle[] => [
  ...frontGroups.flatMap((group) =>
    musclesOf({ sex, view: 'front', group }, drawings[sex].front[group]),
  ),
  ...backGroups.flatMap((group) =>
    musclesOf({ sex, view: 'back', group }, drawings[sex].back[group]),
  ),
]

/** The 28 muscles of the female body. */
export const femaleMuscles: readonly Muscle[] = musclesOfBody('female')

/** The 28 muscles of the male body. */
export const maleMuscles: readonly Muscle[] = musclesOfBody('male')
