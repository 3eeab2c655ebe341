import { readdirSync, readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { glyphColor, iconPng, iconSvg } from '../../scripts/draw-icon.ts'
import { contrastRatio } from '../checks/color.ts'
import { findNetwork, iconFile, iconSize, iconSteps, socialNetworks } from './index.ts'

const folder = new URL('../../icons/', import.meta.url)
const steps = Array.from({ length: iconSteps }, (_, step) => step)
const everyFile = socialNetworks.flatMap(({ key }) => steps.map((step) => iconFile(key, step)))

describe('the icon folder', () => {
  it('has one file for every network and step, and no others', () => {
    expect(readdirSync(folder).toSorted()).toEqual(everyFile.toSorted())
  })

  it('contains only PNGs of 104 by 104 pixels and at most 4 kB', () => {
    for (const name of everyFile) {
      const png = readFileSync(new URL(name, folder))
      expect(png.subarray(1, 4).toString(), name).toBe('PNG')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([iconSize, iconSize])
      expect(png.length, name).toBeLessThanOrEqual(4096)
    }
  })

  it.each(
    socialNetworks.map((network, index) => [network.key, index % iconSteps, network] as const),
  )('matches the output of the build: %s at step %d', (key, step, network) => {
    expect(iconPng(network, step).equals(readFileSync(new URL(iconFile(key, step), folder)))).toBe(
      true,
    )
  })

  it('rounds the corners more at each step, up to a disc', () => {
    const facebook = findNetwork('facebook')
    if (!facebook) throw new Error('The catalogue has no facebook.')
    const transparentPixels = steps.map((step) => {
      const { pixels } = new Resvg(iconSvg(facebook, step)).render()
      return pixels.filter((value, index) => index % 4 === 3 && value === 0).length
    })
    expect(transparentPixels[0]).toBe(0)
    for (const step of steps.slice(1)) {
      expect(transparentPixels[step]).toBeGreaterThan(transparentPixels[step - 1] ?? 0)
    }
    const outsideDisc = iconSize * iconSize * (1 - Math.PI / 4)
    expect(transparentPixels.at(-1)).toBeGreaterThan(outsideDisc * 0.9)
    expect(transparentPixels.at(-1)).toBeLessThan(outsideDisc)
  })

  it.each(socialNetworks)('shows the mark of $key legibly on its color', (network) => {
    expect(contrastRatio(glyphColor(network), network.color)).toBeGreaterThan(
      network.key === 'whatsapp' ? 1.9 : 2.2,
    )
  })
})
