import { socialNetworks } from '../catalogue/networks.ts'
import { guidelines, withoutPublishedRules } from './guidelines.ts'

/** Source and licence of a drawing. */
export interface DrawingSource {
  readonly name: string
  /** Where the drawing comes from; absent if this package drew it. */
  readonly url?: string
  /** SPDX identifier. */
  readonly licence: string
  readonly licenceUrl: string
}

/**
 * Terms of use of a network's icon. The licence covers only the drawing; the trademark remains its
 * owner's.
 */
export interface IconLicence {
  /** Key of the network in the social catalogue. */
  readonly network: string
  readonly drawing: DrawingSource
  /** The owner's guidelines for the mark, or the owner's site if none are published. */
  readonly guidelinesUrl: string
  readonly guidelinesPublished: boolean
}

const simpleIcons: DrawingSource = {
  name: 'Simple Icons',
  url: 'https://simpleicons.org',
  licence: 'CC0-1.0',
  licenceUrl: 'https://github.com/simple-icons/simple-icons/blob/develop/LICENSE.md',
}

const coreUiBrands: DrawingSource = {
  name: 'CoreUI Brands',
  url: 'https://github.com/coreui/coreui-icons',
  licence: 'CC0-1.0',
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
}

const ownDrawing: DrawingSource = {
  name: 'Paraphe',
  licence: 'MIT',
  licenceUrl: 'https://opensource.org/license/mit',
}

const drawings: Readonly<Record<string, DrawingSource | undefined>> = {
  doctolib: ownDrawing,
  facebook: coreUiBrands,
  linkedin: coreUiBrands,
  medium: coreUiBrands,
  pinterest: coreUiBrands,
  telegram: coreUiBrands,
  yelp: coreUiBrands,
}

/** Licence and trademark guidelines of every icon, in the order of the catalogue. */
export const iconLicences: readonly IconLicence[] = socialNetworks.map(({ key }) => ({
  network: key,
  drawing: drawings[key] ?? simpleIcons,
  guidelinesUrl: guidelines[key] ?? '',
  guidelinesPublished: !withoutPublishedRules.includes(key),
}))

/**
 * Returns the licence and trademark guidelines of one network's icon; undefined for an unknown key.
 */
export function findIconLicence(network: string): IconLicence | undefined {
  return iconLicences.find((licence) => licence.network === network)
}
