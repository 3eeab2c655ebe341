import { completeSignatureData } from '../model/complete.ts'
import type { SignatureData, SignatureInput } from '../model/signature-data.ts'
import { renderSignature } from '../render/render-signature.ts'
import type { RenderOptions } from '../view/render-options.ts'
import type { CheckFinding, LengthReport, PartLength, SignaturePart } from './report.ts'

/** Gmail rejects a signature with more characters of HTML than this. */
const limit = 10_000
const warnFrom = 9_000

const off = { enabled: false, order: -1 }
const noName = { userName: '', firstName: '', lastName: '' }

/**
 * For each part, a function that removes it. The part that a designer would remove first comes
 * first.
 */
const removals: readonly (readonly [SignaturePart, (data: SignatureData) => SignatureInput])[] = [
  ['disclaimer', (data) => ({ ...data, addons: { ...data.addons, disclaimer: off } })],
  ['videoConf', (data) => ({ ...data, addons: { ...data.addons, videoConf: off } })],
  ['greenMessage', (data) => ({ ...data, addons: { ...data.addons, greenMessage: off } })],
  ['signoff', (data) => ({ ...data, signoff: { key: '' } })],
  ['banner', (data) => ({ ...data, banner: {} })],
  ['social', (data) => ({ ...data, social: {} })],
  ['customFields', (data) => ({ ...data, customFields: [] })],
  ['logo', (data) => ({ ...data, logo: {} })],
  [
    'contact',
    (data) => ({
      ...data,
      phone: '',
      mobile: '',
      skype: '',
      email: '',
      address: '',
      companyWebsite: '',
    }),
  ],
  [
    'identity',
    (data) => ({ ...data, ...noName, companyName: '', positionInCompany: '', teamName: '' }),
  ],
]

/** Measures the rendered length and each part's share of it. */
export function measureLength(data: SignatureData, options: RenderOptions): LengthReport {
  const characters = renderSignature(data, options).html.length
  const parts: PartLength[] = []
  let rest = data
  let restOptions = options
  let left = characters
  for (const [part, remove] of removals) {
    // Measure each part after removing the earlier ones, so that the parts add up to the total.
    rest = completeSignatureData(remove(rest))
    if (part === 'banner') restOptions = { ...options, bannerUrl: undefined }
    const without = renderSignature(rest, restOptions).html.length
    if (left !== without) {
      parts.push({ part, characters: left - without, share: (left - without) / characters })
    }
    left = without
  }
  return { characters, limit, parts: parts.toSorted((a, b) => b.characters - a.characters) }
}

/** Reports a length close to Gmail's limit or above it. */
export function checkLength({ characters }: LengthReport): CheckFinding[] {
  const client = 'Gmail'
  const details = { characters, limit, warnFrom }
  if (characters > limit) {
    const message = `The signature has ${characters} characters; Gmail refuses more than ${limit}. Take something out.`
    return [{ code: 'too_long', severity: 'error', message, client, details }]
  }
  if (characters >= warnFrom) {
    const message = `The signature has ${characters} of the ${limit} characters that Gmail accepts: a longer name or title may be too much.`
    return [{ code: 'nearly_too_long', severity: 'warning', message, client, details }]
  }
  return []
}
