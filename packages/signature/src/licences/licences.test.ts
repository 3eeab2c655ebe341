import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { iconSource } from '../../scripts/icon-sources.ts'
import { socialNetworks } from '../catalogue/index.ts'
import { findIconLicence, iconLicences } from './index.ts'
import { guidelines, withoutPublishedRules } from './guidelines.ts'

const notice = readFileSync(new URL('../../NOTICE.md', import.meta.url), 'utf8')

describe('iconLicences', () => {
  it.each(socialNetworks)('includes the licence and the guidelines of $key', ({ key }) => {
    const licence = findIconLicence(key)
    expect(licence?.drawing.licence).toMatch(/^(CC0-1\.0|MIT)$/)
    expect(new URL(licence?.guidelinesUrl ?? '').protocol).toBe('https:')
  })

  it('credits each icon to the set that it comes from', () => {
    for (const { network, drawing } of iconLicences) {
      if (network === 'doctolib') expect(drawing.name).toBe('Paraphe')
      else
        expect(drawing.name, network).toBe(
          iconSource(network).side === 32 ? 'CoreUI Brands' : 'Simple Icons',
        )
    }
  })

  it('covers no network outside the catalogue', () => {
    const keys = socialNetworks.map(({ key }) => key)
    for (const key of [...Object.keys(guidelines), ...withoutPublishedRules])
      expect(keys).toContain(key)
  })

  it('links the guidelines of every network in the notice', () => {
    for (const { network, guidelinesUrl } of iconLicences)
      expect(notice, network).toContain(guidelinesUrl)
  })
})
