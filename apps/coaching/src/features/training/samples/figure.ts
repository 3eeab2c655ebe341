/** A point in a picture of 300 by 400. */
type Point = readonly [x: number, y: number]

/** A stick figure: its head, and its limbs as lines from joint to joint. */
export interface Pose {
  head: Point
  limbs: readonly (readonly Point[])[]
}

export interface Figure {
  /** Pose in which the movement begins, drawn faintly. */
  from: Pose
  /** Pose in which the movement ends. */
  to: Pose
  /** Hue of the background, in degrees. */
  hue: number
}

const headRadius = 23

function drawPose({ head: [x, y], limbs }: Pose, color: string): string {
  const lines = limbs.map((points) => `<polyline points="${points.map(String).join(' ')}"/>`)
  return `<g stroke="${color}" fill="none">${lines.join('')}<circle cx="${x}" cy="${y}" r="${headRadius}" fill="${color}" stroke="none"/></g>`
}

/** Draws an exercise as an SVG picture of 300 by 400, as a data URL. */
export function drawFigure({ from, to, hue }: Figure): string {
  const shade = (lightness: number) => `hsl(${hue} 45% ${lightness}%)`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="${shade(16)}"/><circle cx="150" cy="215" r="138" fill="${shade(22)}"/><path d="M36 348H264" stroke="${shade(45)}" stroke-width="4" stroke-linecap="round"/><g stroke-width="20" stroke-linecap="round" stroke-linejoin="round">${drawPose(from, shade(36))}${drawPose(to, shade(88))}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
