import { Resvg } from '@resvg/resvg-js'
import { iconSize, iconSteps } from '../src/catalogue/icon-files.ts'
import type { SocialNetwork } from '../src/catalogue/networks.ts'
import { contrastRatio } from '../src/checks/color.ts'
import { iconSource } from './icon-sources.ts'
import type { IconSource } from './icon-sources.ts'

/** Below this contrast, a white mark is hard to make out at 25 pixels. */
const leastContrast = 2.2
const dark = '#191919'
const white = '#ffffff'

/**
 * Returns the color of a network's mark on its brand color: the color that its source sets, or else
 * white, or dark if white is not visible enough.
 */
export function glyphColor({ key, color }: SocialNetwork): string {
  return iconSource(key).glyphColor ?? (contrastRatio(white, color) < leastContrast ? dark : white)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function boundingBox({ body, side, crop }: IconSource): Box {
  if (crop) return { x: crop[0], y: crop[1], width: crop[2], height: crop[3] }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">${body}</svg>`
  const box = new Resvg(svg).innerBBox()
  if (!box) throw new Error('The icon is empty.')
  return { x: box.x, y: box.y, width: box.width, height: box.height }
}

/**
 * Returns the scale of a mark. Marks get equal areas, but their longer side never exceeds 66% of
 * the icon.
 */
function fit({ width, height }: Box): number {
  return Math.min(
    (iconSize * 0.54) / Math.sqrt(width * height),
    (iconSize * 0.66) / Math.max(width, height),
  )
}

const round = (value: number) => Number(value.toFixed(3))

/** Draws the mark alone, in the coordinates of its source. */
function drawMark(source: IconSource, glyph: string, brand: string, scale: number): string {
  const paint = (color: string) => source.body.replaceAll('currentColor', color)
  const half = source.side / 2
  switch (source.style) {
    case 'knockout':
      return `<circle cx="${half}" cy="${half}" r="${round(half * 0.85)}" fill="${glyph}"/>${paint(brand)}`
    case 'outlined':
      return `<g stroke="${dark}" stroke-width="${round(5 / scale)}" stroke-linejoin="round">${paint(dark)}</g>${paint(white)}`
    default:
      return source.crop ? `<g clip-path="url(#crop)">${paint(glyph)}</g>` : paint(glyph)
  }
}

/** Draws a network's icon at a roundness step as SVG, with the mark centred on the brand color. */
export function iconSvg(network: SocialNetwork, step: number): string {
  const source = iconSource(network.key)
  const box = boundingBox(source)
  const scale = source.style === 'knockout' ? (iconSize * 0.86) / source.side : fit(box)
  const x = round(iconSize / 2 - (box.x + box.width / 2) * scale)
  const y = round(iconSize / 2 - (box.y + box.height / 2) * scale)
  const radius = round(((iconSize / 2) * step) / (iconSteps - 1))
  const square = `width="${iconSize}" height="${iconSize}"`
  const crop = `<clipPath id="crop"><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"/></clipPath>`
  const shape = `<clipPath id="shape"><rect ${square} rx="${radius}"/></clipPath>`
  const mark = drawMark(source, glyphColor(network), network.color, scale)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${square}>${source.crop ? crop : ''}${shape}<g clip-path="url(#shape)"><rect ${square} fill="${network.color}"/><g transform="translate(${x} ${y}) scale(${round(scale)})">${mark}</g></g></svg>`
}

/** Renders a network's icon at a roundness step as a PNG file of `iconSize` pixels. */
export function iconPng(network: SocialNetwork, step: number): Buffer {
  return new Resvg(iconSvg(network, step)).render().asPng()
}
